import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reuseDemoMedia } from '../server/test/setup/demo-media.ts'
import { serveSeeds } from './setup/seeds/index.ts'

/** Runs the portal like `npm start`, on a separate database with demo content, and answers the tests' seeds. */
process.env.DATA_DIR ??= mkdtempSync(join(tmpdir(), 'portal-e2e-'))
await reuseDemoMedia(join(process.env.DATA_DIR, 'media'))
serveSeeds()
await import('../scripts/start.ts')
