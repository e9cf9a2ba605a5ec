import type { Database } from '../db/client.ts'

const noCaptions = JSON.stringify({ en: '', 'zh-CN': '', 'zh-TW': '' })

/** Sets the promo video; `path` is the path of a stored video. */
export async function setHomeVideo(db: Database, path: string) {
  await db
    .insertInto('home_video')
    .values({ path })
    .onConflict((c) => c.column('only_row').doUpdateSet({ path, source: null, poster: null, captions: noCaptions }))
    .execute()
}
