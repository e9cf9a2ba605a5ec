import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { DamageError } from '../server/src/backup/errors.ts'
import { openBackup } from '../server/src/backup/opened.ts'
import { verifyBackup } from '../server/src/backup/verify.ts'
import { sealedColumns } from '../server/src/domains.ts'
import { knownKeys, openDatabase } from '../server/src/open.ts'
import { Keyring } from '../server/src/secrets/keyring.ts'
import { pathOf, placeOf } from './shared/backup-place.ts'
import { tellProgress } from './shared/progress.ts'
import { quiet, runConfigured } from './shared/tool.ts'

/**
 * `npm run backup:verify -- [FOLDER|s3://…] [--snapshot ID] [--identity FILE]`: restores a backup into a database of its own, which it
 * removes again, and says in one line whether all of it is there and opens with the keys at hand. Exit code 1 when not.
 */
const text = { type: 'string' } as const
const { values, positionals } = parseArgs({ options: { snapshot: text, identity: text }, allowPositionals: true })

await runConfigured(async (config, closing) => {
  const { progress, end } = tellProgress()
  closing.defer(end)
  const place = await placeOf(positionals[0], config, closing)
  const keys = new Keyring(await knownKeys(config))
  const identity = values.identity && pathOf(values.identity)
  const aside = join(config.dataDir, 'verify')
  closing.defer(() => rm(aside, { recursive: true, force: true }))
  try {
    const backup = await openBackup(place, keys, { snapshot: values.snapshot, identity })
    const address = await openDatabase({ databaseUrl: undefined, dataDir: aside }, quiet, closing)
    const whole = await verifyBackup(backup, { address, sealed: sealedColumns, progress })
    end()
    console.log(whole)
  } catch (error) {
    end()
    throw error instanceof DamageError ? new DamageError(`The backup is NOT whole: ${error.message}.`) : error
  }
})
