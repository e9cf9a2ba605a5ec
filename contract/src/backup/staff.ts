import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const Attempt = z.object({
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  place: z.string().check(z.describe('without credentials')),
  bytes: z.int(),
  problem: z.nullable(z.string()).check(z.describe('why there is no backup of this attempt; null when there is one')),
})

export const BackupState = z.object({
  lastGoodAt: z.nullable(z.iso.datetime()).check(z.describe('the moment that the last good backup holds')),
  isLate: z.boolean().check(z.describe('the last good backup is older than 26 hours')),
  attempts: z.array(Attempt).check(z.describe('the last ten, the newest first')),
})
export type BackupState = z.infer<typeof BackupState>

/** Whether somebody has to look: backups are made, and the last one failed or is late. */
export function isWorrying({ isLate, attempts: [last] }: BackupState): boolean {
  return last !== undefined && (isLate || last.problem !== null)
}

export const getBackupState = endpoint({
  method: 'GET',
  path: '/staff/backups',
  access: ['staff:admin'],
  doc: 'How old the last good backup of the portal is, and what became of the last attempts to make one.',
  input: z.object({}),
  output: BackupState,
})
