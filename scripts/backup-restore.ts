import { parseArgs } from 'node:util'
import { openBackup } from '../server/src/backup/opened.ts'
import { inBytes, inNumbers } from '../server/src/backup/progress.ts'
import { restoreBackup } from '../server/src/backup/restore.ts'
import { openFileStore } from '../server/src/files/store.ts'
import { knownKeys, openDatabase } from '../server/src/open.ts'
import { Keyring } from '../server/src/secrets/keyring.ts'
import { pathOf, placeOf } from './shared/backup-place.ts'
import { tellProgress } from './shared/progress.ts'
import { quiet, runConfigured } from './shared/tool.ts'

/** `npm run backup:restore -- [FOLDER|s3://…] [--snapshot ID] [--identity FILE]`: restores a backup into an empty place. */
const text = { type: 'string' } as const
const { values, positionals } = parseArgs({ options: { snapshot: text, identity: text }, allowPositionals: true })

await runConfigured(async (config, closing) => {
  const began = Date.now()
  const { progress, end } = tellProgress()
  closing.defer(end)
  const place = await placeOf(positionals[0], config, closing)
  const keys = new Keyring(await knownKeys(config))
  const identity = values.identity && pathOf(values.identity)
  const backup = await openBackup(place, keys, { snapshot: values.snapshot, identity })
  const files = await openFileStore(config)
  closing.defer(() => files.close())
  const address = await openDatabase(config, quiet, closing)
  await restoreBackup(backup, { address, files, progress })
  end()
  const { manifest } = backup
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `Restored the backup ${manifest.id} in ${Math.round((Date.now() - began) / 1000)} s: ${inNumbers(rows)} rows in ` +
      `${manifest.tables.length} tables, ${inNumbers(manifest.files.count)} files, ${inBytes(manifest.files.bytes)}. ` +
      'The portal is as it was then: start it.',
  )
})
