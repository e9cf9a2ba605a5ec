import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { noteBackup, noteFailure } from '../server/src/backup/attempts.ts'
import { backUp } from '../server/src/backup/back-up.ts'
import { BackupError } from '../server/src/backup/errors.ts'
import { inBytes, inNumbers } from '../server/src/backup/progress.ts'
import { placeOf } from './shared/backup-place.ts'
import { tellProgress } from './shared/progress.ts'
import { runTool } from './shared/tool.ts'

/** `npm run backup -- [FOLDER|s3://…] [--to age1…]`: backs the portal up while it runs. Default: BACKUP_TO and BACKUP_RECIPIENT. */
const { values, positionals } = parseArgs({
  options: { to: { type: 'string', multiple: true } },
  allowPositionals: true,
})
const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}

// Whoever uses the portal comes first.
setPriority(constants.priority.PRIORITY_LOW)

await runTool(async (data, config, closing) => {
  const attempt = { startedAt: new Date(), place: positionals[0] ?? 'BACKUP_TO' }
  const recipients = values.to ?? config.backupRecipients
  const { progress, end } = tellProgress()
  const made = await make().catch(async (error: Error) => {
    end()
    await noteFailure(data.db, attempt, error.message).catch(() => {})
    throw error
  })
  end()
  const { id, tables, files } = made.manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = tables.reduce((sum, table) => sum + table.bytes, files.bytes)
  await noteBackup(data.db, attempt, { id, bytes })
  console.log(
    `Made the backup ${id} in ${made.place}: ${inNumbers(rows)} rows in ${tables.length} tables, ` +
      `${inNumbers(files.count)} files, ${inBytes(bytes)}${recipients.length > 0 ? ', encrypted' : ''}.`,
  )
  if (made.notRemoved) throw new BackupError(`Old backups could not be removed: ${made.notRemoved.message}`)

  async function make() {
    const place = await placeOf(positionals[0], config, closing)
    attempt.place = place.name.replace(/^the (folder|bucket) /, '')
    return { place: place.name, ...(await backUp(data, place, { recipients, version, isGentle: true, progress })) }
  }
})
