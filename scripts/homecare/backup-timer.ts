import { existsSync, writeFileSync } from 'node:fs'
import type { Agency } from './agency.ts'
import { shipped } from './release.ts'
import { mustRun } from './run.ts'

const files = ['homecare-portal-backup@.service', 'homecare-portal-backup@.timer']
const folder = '/etc/systemd/system'

/** Lets systemd back an agency's portal up every night, or no longer, when its settings name no place. @returns what was done */
export function setBackupTimer({ name }: Agency, backupTo: string | undefined): string {
  const timer = `homecare-portal-backup@${name}.timer`
  if (backupTo) {
    for (const file of files) writeFileSync(`${folder}/${file}`, shipped(file))
    mustRun('systemctl', ['daemon-reload'])
    mustRun('systemctl', ['enable', '--quiet', '--now', timer])
    return `${timer} backs the portal up every night`
  }
  if (existsSync(`${folder}/timers.target.wants/${timer}`)) mustRun('systemctl', ['disable', '--quiet', '--now', timer])
  return 'nothing backs the portal up: set BACKUP_TO in its settings, and call this again'
}
