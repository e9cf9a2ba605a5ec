import { type Kysely, sql } from 'kysely'

/** Words that stand for each other in a search, and a search for several wordings at once (decision 0060). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_synonyms (id int generated always as identity primary key, words text[] not null);
    create trigger announce after insert or update or delete or truncate on search_synonyms
      for each statement execute function announce_content();
  `.execute(db)
  await makeFinder(db)
}

/**
 * As find_activities, for activities that have all pieces of any wording; the pieces of one are separated by spaces. It walks along the
 * spans once, with a look for each wording in each.
 */
async function makeFinder(db: Kysely<unknown>) {
  await sql`
    create function find_activities_of_any(wordings text[], cities text[], moment timestamptz, most int) returns setof int
    language plpgsql stable set enable_seqscan = off as $$
    begin
      return query
        (select found.activity_id from activity_half_weeks h cross join lateral (
          select distinct own.starts_at, own.activity_id from unnest(wordings) as wording cross join lateral (
            select * from activity_search s
            where s.pieces @> array(select piece || ' ' || h.half_week from unnest(string_to_array(wording, ' ')) as piece) offset 0
          ) as own
          where own.starts_at >= moment and (cities = '{}' or own.city_id = any(cities))
          order by own.starts_at, own.activity_id limit most) as found
        where h.half_week >= half_week_of(moment) order by h.half_week)
        union all
        (select found.activity_id from (
          select distinct half_week / 8 as month from activity_half_weeks
          where half_week <= half_week_of(moment) order by month desc
        ) as past cross join lateral (
          select distinct own.starts_at, own.activity_id from unnest(wordings) as wording cross join lateral (
            select * from activity_search s
            where s.pieces @> array(select piece || ' m' || past.month from unnest(string_to_array(wording, ' ')) as piece) offset 0
          ) as own
          where own.starts_at < moment and (cities = '{}' or own.city_id = any(cities))
          order by own.starts_at desc, own.activity_id desc limit most) as found
        order by past.month desc)
        limit most;
    end $$;
  `.execute(db)
}
