import { sql } from 'kysely'
import type { Database } from '../../server/src/db/client.ts'

/** Adds `many` published reviews. */
export async function fillReviews(db: Database, many: number): Promise<void> {
  await sql`
    insert into comments (user_name, language, body, rating, images, status, created_at)
    select 'Mei C.', (array['en', 'zh-CN', 'zh-TW'])[1 + n % 3],
      (array['The aide comes on time and cooks what my mother likes. ', '护理员很准时，妈妈很喜欢她做的菜。', '看護很準時，媽媽很喜歡她煮的菜。'])[1 + n % 3] || n,
      1 + floor(5 * sqrt(random()))::int, '{}', 'published',
      now() - random() * interval '2000 days'
    from generate_series(1, ${many}::int) as n`.execute(db)
  await sql`vacuum analyze comments, comment_ratings`.execute(db)
}
