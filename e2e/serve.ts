import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reuseDemoMedia } from '../server/test/setup/demo-media.ts'

/** The portal as `npm start` runs it, on a database of its own with demo content. */
process.env.DATA_DIR ??= mkdtempSync(join(tmpdir(), 'portal-e2e-'))
await reuseDemoMedia(join(process.env.DATA_DIR, 'media'))
await import('../scripts/start.ts')
