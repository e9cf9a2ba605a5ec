import { defaultPeriods, type TimedKind } from '@portal/contract/retention'
import { disposalChores } from '../../src/chores.ts'
import type { TestPortal } from './portal.ts'

/** When the records of a test began their period: years before anything else that tests make. */
export const longAgo = new Date('2004-03-10T15:00:00Z')

/** When the period of a record of `longAgo` is over. */
export function endOf(kind: TimedKind, months: number = defaultPeriods[kind]): Date {
  const end = new Date(longAgo)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end
}

/** Runs the chores that delete records whose period is over, as if it were `now`. */
export async function disposeAt({ db, keys }: Pick<TestPortal, 'db' | 'keys'>, now: Date): Promise<void> {
  for (const { run } of disposalChores) await run({ db, keys } as never, now)
}
