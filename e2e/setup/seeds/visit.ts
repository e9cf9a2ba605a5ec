import type { Data } from '../../../server/src/open.ts'

/** Brings a booked visit to this minute, which nobody can book. */
export async function moveVisitToNow({ db }: Data, { id }: { id: string }): Promise<void> {
  const now = new Date(Math.floor(Date.now() / 60_000) * 60_000)
  await db
    .updateTable('application_requests')
    .set({ starts_at: now, ends_at: new Date(now.getTime() + 30 * 60_000) })
    .where('id', '=', id)
    .execute()
}
