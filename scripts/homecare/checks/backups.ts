import type { BackupState } from '@portal/contract/backup/staff'
import { type Finding, fault, ok, warn } from '../../../server/src/checks/finding.ts'

/** Whether the portal has a fresh backup. */
export function backupCheck(
  { lastGoodAt, isLate, attempts }: BackupState,
  backupTo: string | undefined,
  now = new Date(),
): Finding {
  const [last] = attempts
  if (!last && !backupTo) return warn('no backup was ever made: set BACKUP_TO and call "homecare setup" again')
  if (last?.problem) return fault(`the last backup failed: ${last.problem}`)
  if (lastGoodAt === null) return fault('no backup was made yet: homecare backup')
  const hours = Math.floor((now.getTime() - Date.parse(lastGoodAt)) / 3_600_000)
  const text = `the last good backup is ${hours} hours old`
  return isLate ? fault(`${text}: systemctl list-timers 'homecare-portal-backup@*'`) : ok(text)
}
