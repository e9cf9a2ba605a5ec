import { sql } from 'kysely'
import type { Database } from './client.ts'

/** How far apart the clocks of this process and of the database may be, in ms: codes and sessions live for minutes. */
const mostApart = 30_000

/**
 * Compares this process's clock with the database's, by which sessions end. @returns the difference in ms
 * @throws Error that tells how far apart they are, when that is more than 30 seconds
 */
export async function compareClocks(db: Database, clock = () => new Date()): Promise<number> {
  const asked = clock().getTime()
  const now = await readClock(db)
  const answered = clock().getTime()
  const apart = now.getTime() - (asked + answered) / 2
  if (Math.abs(apart) > mostApart + (answered - asked) / 2) throw new Error(explain(apart))
  return Math.round(apart)
}

/** The time of the database, which is the same for every process. */
export async function readClock(db: Database): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`clock_timestamp()`.as('now')).executeTakeFirstOrThrow()
  return now
}

function explain(apart: number): string {
  const seconds = Math.round(Math.abs(apart) / 1000)
  const span = seconds < 120 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`
  return (
    `The clock of this machine is ${span} ${apart > 0 ? 'behind' : 'ahead of'} the database’s. Codes, links and reminders go wrong. ` +
    'Set both clocks from the network (timedatectl set-ntp true).'
  )
}
