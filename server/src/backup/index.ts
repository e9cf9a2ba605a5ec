import { getBackupState } from '@portal/contract/backup/staff'
import type { Domain } from '../domain.ts'
import { route } from '../http/dispatch.ts'
import { stateOfBackups } from './attempts.ts'

/** What staff see of backups. They are made, verified and restored by commands (docs/how-to/back-up-and-restore.md). */
export const backup: Domain = { routes: [route(getBackupState, ({ db }) => stateOfBackups(db))] }
