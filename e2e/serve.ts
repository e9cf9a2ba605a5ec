import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reuseDemoMedia } from '../server/test/setup/demo-media.ts'

/** Runs the portal like `npm start`, on a separate database with demo content. */
process.env.DATA_DIR ??= mkdtempSync(join(tmpdir(), 'portal-e2e-'))
await reuseDemoMedia(join(process.env.DATA_DIR, 'media'))
await import('../scripts/start.ts')
