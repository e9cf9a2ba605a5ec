import type { Database } from '../db/client.ts'

/** Sets the promo video; `path` is the path of a stored video. */
export async function setHomeVideo(db: Database, path: string) {
  await db
    .insertInto('home_video')
    .values({ path })
    .onConflict((c) => c.column('only_row').doUpdateSet({ path }))
    .execute()
}
