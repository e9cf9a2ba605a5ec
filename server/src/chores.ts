import { day, hour, minute } from '@portal/contract/durations'
import type { TimedKind } from '@portal/contract/retention'
import type { Logger } from 'pino'
import { noteRepetitions } from './audit/repetitions.ts'
import { compareClocks } from './db/clock.ts'
import type { Disposal } from './disposal.ts'
import type { BackgroundServices, Chore } from './domain.ts'
import { disposals, domains, publishScheduled } from './domains.ts'
import { sweepStaffPictures } from './files/staff-pictures.ts'
import { sweepFiles } from './files/sweep.ts'
import { requeueStuckPushes } from './messages/push/deliver.ts'
import { sweepMessages } from './messages/sweep.ts'
import { dispose } from './retention/dispose.ts'
import { forgetSaves } from './undo/undo-save.ts'

/** One chore for each kind of record that is kept for a period, so that a failing one does not stop the others. */
export const disposalChores: readonly Chore[] = (Object.entries(disposals) as [TimedKind, Disposal[]][]).map(
  ([kind, parts]) => ({
    name: `deleted ${kind} whose period was over`,
    every: day,
    run: async (services, now) => ({ records: await dispose(services, kind, parts, now) }),
  }),
)

/** The platform's chores run last, so that they sweep what the domains released in the same round. */
const chores: readonly Chore[] = [
  ...domains.flatMap((domain) => domain.chores ?? []),
  ...disposalChores,
  publishScheduled,
  {
    name: 'compared the clock with the database’s',
    every: 10 * minute,
    run: async ({ db }) => ({ apart: await compareClocks(db) }),
  },
  {
    name: 'noted what was repeated',
    every: minute,
    run: async (services, now) => ({ entries: await noteRepetitions(services, now) }),
  },
  {
    name: 'forgot saves that cannot be taken back any more',
    every: minute,
    run: async ({ db }) => ({ saves: await forgetSaves(db) }),
  },
  {
    name: 'swept messages',
    every: hour,
    run: async (services, now) => ({ messages: await sweepMessages(services, now) }),
  },
  {
    name: 'passed on messages that no device will take',
    every: 10 * minute,
    run: async ({ db, messages: { jobs } }, now) => ({ messages: await requeueStuckPushes(db, jobs, now) }),
  },
  {
    name: 'swept pictures that no record shows',
    every: hour,
    run: async ({ db, files }, now) => ({ pictures: await sweepStaffPictures(db, files, now) }),
  },
  {
    name: 'swept files that no record keeps',
    every: hour,
    run: ({ db, files }, now) => sweepFiles({ db, store: files, now }),
  },
]

/**
 * Runs the portal's chores repeatedly, the first time after a minute, or after their interval if that is shorter. Chores with the same interval run one after the other; a
 * failing one does not stop the next.
 */
export function startChores(services: BackgroundServices, log: Logger): { stop(): void } {
  const timers = new Map<number, NodeJS.Timeout>()
  const plan = (every: number, wait: number) => timers.set(every, setTimeout(doRound, wait, every))

  async function doRound(every: number) {
    for (const chore of chores) if (chore.every === every && timers.has(every)) await doChore(chore)
    if (timers.has(every)) plan(every, every)
  }

  async function doChore({ name, run }: Chore) {
    await run(services, new Date()).then(
      (done) => log.debug(done, name),
      (error: unknown) => log.error({ err: error }, `failed: ${name}`),
    )
  }

  for (const every of new Set(chores.map((chore) => chore.every))) plan(every, Math.min(every, minute))
  return {
    stop() {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}
