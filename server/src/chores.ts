import type { Logger } from 'pino'
import { sweepExpired } from './accounts/sessions.ts'
import { sendReminders } from './activities/reminders.ts'
import { sweepDrafts } from './care/drafts.ts'
import { sendVisitReminders } from './care/reminders.ts'
import { sweepWithdrawnPictures } from './feedback/pictures.ts'
import { sweepStaffPictures } from './files/staff-pictures.ts'
import { sweepFiles } from './files/sweep.ts'
import { deleteOldMessages, sweepMessages } from './messages/sweep.ts'
import type { Services } from './services.ts'

/** What there is to act with when nobody calls. */
type Means = Omit<Services, 'throttles' | 'content'>

const minute = 60_000

interface Chore {
  name: string
  every: number
  /** Does what is due; several processes may do so at once. Gives what is told in the log. */
  run(services: Means, now: Date): Promise<object>
}

const chores: Chore[] = [
  {
    name: 'swept what has run out or belongs to nothing',
    every: 60 * minute,
    async run({ db, files }, now) {
      await sweepExpired(db)
      const drafts = await sweepDrafts(db, now)
      const messages = (await sweepMessages(db, now)) + (await deleteOldMessages(db, now))
      const withdrawn = await sweepWithdrawnPictures(db, files, now)
      const pictures = withdrawn + (await sweepStaffPictures(db, files, now))
      return { messages, drafts, pictures, ...(await sweepFiles({ db, store: files, now })) }
    },
  },
  {
    name: 'sent reminders of activities and visits',
    every: 10 * minute,
    run: async (services, now) => ({
      activities: await sendReminders(services, now),
      visits: await sendVisitReminders(services, now),
    }),
  },
]

/** Does the portal's chores again and again, the first time after a minute. */
export function startChores(services: Means, log: Logger): { stop(): void } {
  const timers = new Map<Chore, NodeJS.Timeout>()
  const plan = (chore: Chore, wait: number) => timers.set(chore, setTimeout(turn, wait, chore))

  async function turn(chore: Chore) {
    await chore.run(services, new Date()).then(
      (done) => log.debug(done, chore.name),
      (error: unknown) => log.error({ err: error }, `failed: ${chore.name}`),
    )
    if (timers.has(chore)) plan(chore, chore.every)
  }

  for (const chore of chores) plan(chore, minute)
  return {
    stop() {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
    },
  }
}
