import { type Kysely, sql } from 'kysely'

/** Registrations with a waiting list, counts that make counting needless, and search in any language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table activity_registrations (
      id uuid primary key default gen_random_uuid(),
      activity_id int not null references activities on delete cascade,
      account_id uuid not null references accounts on delete cascade,
      status text not null check (status in ('registered', 'waiting', 'cancelled')),
      check_in_code text not null, remind boolean not null default false, language language not null,
      since timestamptz not null default clock_timestamp(), reminded_at timestamptz, checked_in_at timestamptz,
      unique (activity_id, account_id), unique (activity_id, check_in_code)
    );
    create index activity_registrations_by_account on activity_registrations (account_id, since desc);
    create index activity_registrations_waiting on activity_registrations (activity_id, since) where status = 'waiting';
    create index activity_registrations_to_remind on activity_registrations (activity_id)
      where remind and reminded_at is null and status = 'registered';
    create trigger announce after insert or delete or update of status on activity_registrations
      for each statement execute function announce_content();
    create index activities_by_city on activities (city_id, starts_at, id);
    create index activity_type_links_by_type on activity_type_links (type_id, activity_id);
  `.execute(db)
  await countActivities(db)
  await makeSearchable(db)
}

/** How many activities a city has, in all (type '') and of each type: a list needs no count(*) for its total. */
async function countActivities(db: Kysely<unknown>) {
  await sql`
    create table activity_counts (
      city_id text not null, type_id text not null, activities bigint not null, primary key (city_id, type_id)
    );
    create function count_activity(city text, type text, difference int) returns void language sql as $$
      insert into activity_counts values (city, type, difference)
      on conflict (city_id, type_id) do update set activities = activity_counts.activities + difference
    $$;
    create function count_activities() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then perform count_activity(old.city_id, '', -1); end if;
      if tg_op <> 'DELETE' then perform count_activity(new.city_id, '', 1); end if;
      if tg_op = 'UPDATE' then
        perform count_activity(old.city_id, type_id, -1), count_activity(new.city_id, type_id, 1)
        from activity_type_links where activity_id = new.id;
      end if;
      return null;
    end $$;
    create function count_activity_types() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        perform count_activity(city_id, old.type_id, -1) from activities where id = old.activity_id;
      else
        perform count_activity(city_id, new.type_id, 1) from activities where id = new.activity_id;
      end if;
      return null;
    end $$;
    create function unlink_activity_types() returns trigger language plpgsql as $$
    begin
      delete from activity_type_links where activity_id = old.id;
      return old;
    end $$;
    create trigger count_rows after insert or delete or update of city_id on activities
      for each row execute function count_activities();
    create trigger count_rows after insert or delete on activity_type_links
      for each row execute function count_activity_types();
    create trigger unlink before delete on activities for each row execute function unlink_activity_types();
    insert into activity_counts select city_id, '', count(*) from activities group by city_id;
    insert into activity_counts
      select city_id, type_id, count(*) from activities join activity_type_links on activity_id = id group by 1, 2;
  `.execute(db)
}

/**
 * Pieces of words by which an index finds them, in the three languages at once: of Chinese every character and every pair, of
 * other words their beginnings and every three letters. The same pieces are made of a question (activities/search.ts).
 */
async function makeSearchable(db: Kysely<unknown>) {
  await sql`
    create function search_text(a jsonb, b jsonb, c jsonb) returns text language sql immutable parallel safe as $$
      select lower(normalize(
        coalesce(a->>'en', '') || ' ' || coalesce(a->>'zh-CN', '') || ' ' || coalesce(a->>'zh-TW', '') || ' ' ||
        coalesce(b->>'en', '') || ' ' || coalesce(b->>'zh-CN', '') || ' ' || coalesce(b->>'zh-TW', '') || ' ' ||
        coalesce(c->>'en', '') || ' ' || coalesce(c->>'zh-CN', '') || ' ' || coalesce(c->>'zh-TW', ''), NFKC))
    $$;
    create function search_grams(words text) returns text[] language sql immutable parallel safe as $$
      select coalesce(array_agg(distinct gram), '{}') from (
        select substr(run, n, size) as gram
        from regexp_matches(words, '[\\u3400-\\u9fff\\uf900-\\ufaff]+', 'g') as chinese(runs), unnest(runs) as run,
             generate_series(1, 2) as size, generate_series(1, char_length(run) - size + 1) as n
        union all
        select '^' || left(word, size)
        from regexp_matches(words, '[a-z0-9\\u00c0-\\u024f\\u0400-\\u04ff]+', 'g') as others(found), unnest(found) as word,
             generate_series(1, 2) as size
        union all
        select substr(word, n, 3)
        from regexp_matches(words, '[a-z0-9\\u00c0-\\u024f\\u0400-\\u04ff]+', 'g') as others(found), unnest(found) as word,
             generate_series(1, char_length(word) - 2) as n
      ) pieces
    $$;
    alter table activities
      add column search_text text generated always as
        (search_text(title::jsonb, location::jsonb, description::jsonb)) stored,
      add column search_grams text[] generated always as
        (search_grams(search_text(title::jsonb, location::jsonb, description::jsonb))) stored;
    create index activities_by_grams on activities using gin (search_grams);
  `.execute(db)
}
