import { sql } from 'kysely'
import type { Database } from '../../server/src/db/client.ts'
import { vocabulary } from './vocabulary.ts'

const rowsAtOnce = 20_000
const oneInRare = 50_000
const checked = 500

/**
 * Prepares the activity tables for many rows. Search terms and counts, which triggers compute row by row, are assembled from
 * prepared parts instead, in a tenth of the time.
 */
export async function prepareFill(db: Database): Promise<void> {
  const { topics, hosts, streets, rarity } = vocabulary
  for (const table of ['activities', 'activity_type_links']) {
    await sql`alter table ${sql.table(table)} disable trigger count_rows, disable trigger make_searchable`.execute(db)
  }
  await makeParts(db, 'hosts', [...hosts.entries()])
  await makeParts(db, 'streets', [...streets.entries()])
  await makeParts(db, 'rarities', [[0, rarity]])
  await makeParts(
    db,
    'numbers',
    Array.from({ length: 190 }, (_, number) => [number, { en: String(number + 1) }]),
  )
  await sql`
    create table topics as
      select (t.position - 1) * ${sql.lit(topics.length)} + o.position - 1 as position, t.value as topic, o.value as other,
        array(select search_pieces(search_text(t.value->'title', o.value->'location', t.value->'description'))) as pieces
      from jsonb_array_elements(${JSON.stringify(topics)}::jsonb) with ordinality as t(value, position),
        jsonb_array_elements(${JSON.stringify(topics)}::jsonb) with ordinality as o(value, position)`.execute(db)
}

async function makeParts(db: Database, table: string, parts: readonly (readonly [number, object])[]) {
  await sql`
    create table ${sql.table(table)} as
      select (value->>0)::int as position, value->1 as words,
        array(select search_pieces(search_text(value->1, '{}', '{}'))) as pieces
      from jsonb_array_elements(${JSON.stringify(parts)}::jsonb)`.execute(db)
}

/** Adds `many` activities, a fifth of them upcoming; the first hosts and streets are chosen more often. */
export async function fillActivities(db: Database, many: number): Promise<void> {
  const index = await takeIndex(db)
  for (let next = 0; next < many; next += rowsAtOnce) {
    await insertActivities(db, next, Math.min(many, next + rowsAtOnce))
  }
  await sql.raw(index).execute(db)
  await sql`insert into activity_half_weeks select distinct half_week_of(starts_at) from activities on conflict do nothing`.execute(
    db,
  )
  await sql`
    insert into activity_counts
      select city_id, '', count(*) from activities group by city_id
      union all
      select city_id, type_id, count(*) from activities join activity_type_links on activity_id = id group by 1, 2
    `.execute(db)
  await sql`vacuum analyze`.execute(db)
  await checkPieces(db)
}

/** Drops the index, since building it after all rows exist takes a fraction of the time. Returns the statement that recreates it. */
async function takeIndex(db: Database): Promise<string> {
  const { rows } = await sql<{ made: string }>`
    select pg_get_indexdef('activity_search_by_pieces'::regclass) as made`.execute(db)
  await sql`drop index activity_search_by_pieces`.execute(db)
  return rows[0]?.made ?? ''
}

async function insertActivities(db: Database, from: number, through: number): Promise<void> {
  const { topics, hosts, streets } = vocabulary
  await sql`
    with drawn as materialized (
      select n, date_trunc('hour', now()) + (case when random() < 0.2 then 1 else -4 end) * random() * interval '365 days' as start,
        floor(${sql.lit(topics.length ** 2)} * random())::int as topic_no,
        floor(${sql.lit(hosts.length)} * random() ^ 2)::int as host_no,
        floor(${sql.lit(streets.length)} * random() ^ 2)::int as street_no,
        (array['manhattan', 'brooklyn', 'queens', 'staten-island'])[1 + floor(4 * random())::int] as city
      from generate_series(${from + 1}::int, ${through}::int) as n
    ), worded as materialized (
      select n, start, city, topic,
        (select jsonb_object_agg(key, value || ' · ' || (h.words->>key) || coalesce(' · ' || (r.words->>key), ''))
         from jsonb_each_text(topic->'title')) as title,
        (select jsonb_object_agg(key, (1 + n % 190) || ' ' || value || ', ' || (other->'location'->>key))
         from jsonb_each_text(s.words)) as location,
        topics.pieces || h.pieces || s.pieces || c.pieces || coalesce(r.pieces, '{}') as pieces
      from drawn
      join topics on topics.position = topic_no
      join hosts h on h.position = host_no
      join streets s on s.position = street_no
      join numbers c on c.position = n % 190
      left join rarities r on n % ${sql.lit(oneInRare)} = 7
    ), added as (
      insert into activities (id, title, pictures, city_id, location, description, requirements, notes,
        starts_at, ends_at, registration_opens_at, registration_closes_at, quota, registered)
      overriding system value
      select n, title, array['/media/0123456789abcdef-1200x800/1200.jpg'], city, location, topic->'description',
        topic->'requirements', topic->'notes', start, start + interval '2 hours', start - interval '30 days',
        start - interval '1 day', 30, n % 31
      from worded
    ), linked as (
      insert into activity_type_links select n, jsonb_array_elements_text(topic->'types') from worded
    )
    insert into activity_search
      select n, start, city, array(
        select piece || ' ' || span from unnest(spans_of(start)) as span,
          unnest(pieces || ('city:' || city) || array(
            select 'type:' || type from jsonb_array_elements_text(topic->'types') as type)) as piece)
      from worded`.execute(db)
}

/** Checks the prepared terms. @throws Error when a row's terms differ from those that the database computes */
async function checkPieces(db: Database): Promise<void> {
  await sql`create temporary table filled as select * from activity_search order by activity_id desc limit ${checked}`.execute(
    db,
  )
  await sql`select make_searchable(activity_id) from filled`.execute(db)
  const { rows } = await sql<{ wrong: string }>`
    select count(*) as wrong from filled join activity_search as made using (activity_id)
    where not (filled.pieces @> made.pieces and made.pieces @> filled.pieces)`.execute(db)
  await sql`drop table filled`.execute(db)
  if (rows[0]?.wrong !== '0') throw new Error(`${rows[0]?.wrong} of ${checked} filled activities have other pieces`)
}
