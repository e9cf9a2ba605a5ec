import { type Kysely, sql } from 'kysely'

/** Search that walks along spans of time, each of which the index knows by itself (decision 0020). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table activities drop column search_grams, drop column search_text;
    drop function search_grams;
  `.execute(db)
  await makePieces(db)
  await makeFinder(db)
  await sql`select make_searchable(id) from activities`.execute(db)
}

/**
 * What an activity is found by, in the three languages at once: of Chinese every character and every pair, of other words
 * their beginnings of two letters and more, without accents; also its city and its types. The same pieces are made of a
 * question (activities/search.ts). Each stands with the spans of the start, counted from 1970: the half week, as long as it lies
 * ahead, and the month of eight of them, once it is past. The rows without their pieces are small, and stay in memory. A half week
 * once known stays known, also when its activities are gone: it costs a look. New pieces go straight into the index
 * (`fastupdate`): a search would go through those that wait once for each span.
 */
async function makePieces(db: Kysely<unknown>) {
  await sql`
    create function half_week_of(moment timestamptz) returns int language sql immutable parallel safe as $$
      select floor(extract(epoch from moment) / 302400)::int
    $$;
    create function spans_of(starts timestamptz) returns text[] language sql stable as $$
      select case when starts > now() - interval '1 day' then array[half_week_of(starts)::text] else '{}' end
        || ('m' || half_week_of(starts) / 8)
    $$;
    create function search_pieces(written text) returns setof text language sql immutable parallel safe as $$
      with plain as (
        select normalize(lower(regexp_replace(
          normalize(written, NFKD), '[\\u0300-\\u036f\\u00ad\\u200b-\\u200d\\u2060]+', '', 'g')), NFKC) as words
      )
      select substr(run, n, size)
      from plain, regexp_matches(words, '[\\u3005\\u3007\\u3400-\\u9fff\\uf900-\\ufaff\\U00020000-\\U0003ffff]+', 'g') as chinese(runs),
           unnest(runs) as run, generate_series(1, 2) as size,
           generate_series(1, char_length(run) - size + 1) as n
      union
      select left(word, size)
      from plain, regexp_matches(words, '[a-z0-9\\u00c0-\\u024f\\u0400-\\u04ff]+', 'g') as others(found),
           unnest(found) as word, generate_series(2, least(16, char_length(word))) as size
    $$;
    create table activity_search (
      activity_id int primary key references activities on delete cascade,
      starts_at timestamptz not null, city_id text not null, pieces text[] collate "C" not null
    ) with (toast_tuple_target = 128);
    alter table activity_search alter column pieces set storage external;
    create index activity_search_by_pieces on activity_search using gin (pieces) with (fastupdate = off);
    create table activity_half_weeks (half_week int primary key);

    create function make_searchable(activity int) returns void language sql as $$
      insert into activity_half_weeks
        select half_week_of(starts_at) from activities where id = activity on conflict do nothing;
      insert into activity_search
        select id, starts_at, city_id, array(
          select piece || ' ' || span from unnest(spans_of(starts_at)) as span, (
            select search_pieces(search_text(title::jsonb, location::jsonb, description::jsonb))
            union all select 'city:' || city_id
            union all select 'type:' || type_id from activity_type_links where activity_id = activity
          ) as own(piece))
        from activities where id = activity
      on conflict (activity_id) do update set
        starts_at = excluded.starts_at, city_id = excluded.city_id, pieces = excluded.pieces
    $$;
    create function make_activity_searchable() returns trigger language plpgsql as $$
    begin perform make_searchable(new.id); return null; end $$;
    create function make_type_searchable() returns trigger language plpgsql as $$
    begin perform make_searchable(case tg_op when 'DELETE' then old.activity_id else new.activity_id end); return null; end $$;
    create trigger make_searchable after insert or update of title, location, description, starts_at, city_id on activities
      for each row execute function make_activity_searchable();
    create trigger make_searchable after insert or delete on activity_type_links
      for each row execute function make_type_searchable();
  `.execute(db)
}

/**
 * The activities that have all pieces, those ahead by start, then past ones, the latest first. It goes from span to span and
 * stops when it has found enough, so neither a common word nor a rare one costs much. A common word is found ahead, in spans
 * that are short; what reaches the past is rare, and there spans may be long. The planner knows nothing of the pieces of one
 * span; in a small table it would read all rows for each.
 */
async function makeFinder(db: Kysely<unknown>) {
  await sql`
    create function find_activities(sought text[], cities text[], moment timestamptz, most int) returns setof int
    language plpgsql stable set enable_seqscan = off as $$
    begin
      return query
        (select found.activity_id from activity_half_weeks h cross join lateral (
          select own.activity_id from (
            select * from activity_search s
            where s.pieces @> array(select piece || ' ' || h.half_week from unnest(sought) as piece) offset 0
          ) as own
          where own.starts_at >= moment and (cities = '{}' or own.city_id = any(cities))
          order by own.starts_at, own.activity_id limit most) as found
        where h.half_week >= half_week_of(moment) order by h.half_week)
        union all
        (select found.activity_id from (
          select distinct half_week / 8 as month from activity_half_weeks
          where half_week <= half_week_of(moment) order by month desc
        ) as past cross join lateral (
          select own.activity_id from (
            select * from activity_search s
            where s.pieces @> array(select piece || ' m' || past.month from unnest(sought) as piece) offset 0
          ) as own
          where own.starts_at < moment and (cities = '{}' or own.city_id = any(cities))
          order by own.starts_at desc, own.activity_id desc limit most) as found
        order by past.month desc)
        limit most;
    end $$;
  `.execute(db)
}
