import { join, resolve } from 'node:path'
import { type BackupTarget, openPlace } from '../../server/src/backup/place.ts'
import { type Config, ConfigError } from '../../server/src/config.ts'

/** Opens the place of backups that a command names, or the one of the settings. @throws ConfigError when there is neither */
export async function placeOf(
  given: string | undefined,
  config: Config,
  closing: AsyncDisposableStack,
): Promise<BackupTarget> {
  const address = given ?? config.backupTo
  if (!address)
    throw new ConfigError(
      'Tell where backups are kept: a folder, s3://key:secret@host/bucket, or BACKUP_TO in the settings.',
    )
  const place = await openPlace(
    /^\w+:\/\//.test(address) ? address : pathOf(address),
    join(config.dataDir, 'backup-drafts'),
  )
  closing.defer(() => place.close())
  return place
}

/** npm and systemd run tools in the project's folder; paths are relative to the folder in which the command was called. */
export const pathOf = (given: string) => resolve(process.env.INIT_CWD ?? '', given)
