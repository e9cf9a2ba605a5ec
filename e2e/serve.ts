import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The portal as `npm start` runs it, on a database of its own with demo content. */
process.env.DATA_DIR ??= mkdtempSync(join(tmpdir(), 'portal-e2e-'))
await import('../scripts/start.ts')
