import Fastify from 'fastify'
import pg from 'pg'

/**
 * Bare Fastify with pg: the activity list by one query that returns the same rows and total as the portal's call, without
 * validation or cache. Configured by the environment: `PORT` and `DATABASE_URL`.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

const select = `
  select a.id, a.title->>'en' as title, a.pictures as "coverPcFileIdList",
    to_char(a.starts_at at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI') as "activityStartTime",
    c.name->>'en' as city,
    case when a.registration_closes_at > now() then 'sign_up' else 'ended' end as "activityStatus",
    case when a.registered < a.quota then 'not_full' else 'full' end as "registerStatus",
    count(*) over ()::int as total
  from activities a join cities c on c.id = a.city_id
  where c.name->>'en' = any($3)
  order by a.starts_at < now(), abs(extract(epoch from a.starts_at - now())), a.id
  limit $1 offset $2`

interface Query {
  pageNum: number
  pageSize: number
  cityList: string[]
}

const app = Fastify()
app.get('/ready', () => pool.query('select 1').then(() => 'ready'))
app.get<{ Querystring: Query }>('/home/content/activity/page', async ({ query }) => {
  const { pageNum, pageSize, cityList } = query
  const { rows } = await pool.query(select, [pageSize, (pageNum - 1) * pageSize, cityList])
  const total = rows[0]?.total ?? 0
  const records = rows.map(({ total: _, ...record }) => record)
  return { code: '200', message: 'ok', data: { records, total, pageNum: Number(pageNum), pageSize: Number(pageSize) } }
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
