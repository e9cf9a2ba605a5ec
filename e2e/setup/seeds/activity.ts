import type { Data } from '../../../server/src/open.ts'

const minute = 60_000

/** Has an activity begin a minute ago and end in two hours, which staff cannot do once people have signed up. @returns its end in ms */
export async function beginActivity({ db }: Data, { id }: { id: number }): Promise<number> {
  const startsAt = new Date(Math.floor(Date.now() / minute - 1) * minute)
  const endsAt = new Date(startsAt.getTime() + 120 * minute)
  await db.updateTable('activities').set({ starts_at: startsAt, ends_at: endsAt }).where('id', '=', id).execute()
  return endsAt.getTime()
}
