import { type Kysely, sql } from 'kysely'

export const locks = 'what an agency publishes are some hundred records: each statement is over in milliseconds'

/**
 * When what a record tells of takes place, by its draft if there is one: infinite while a draft does not say it, null for kinds that have no such
 * moment. The trigger's fifth argument is its column in the public table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table content_records add column moment timestamptz;
    create or replace function register_content() returns trigger language plpgsql as $$
    declare
      changed jsonb := to_jsonb(coalesce(new, old));
      key text := case tg_argv[1] when '' then 'only' else changed ->> tg_argv[1] end;
      name jsonb := case tg_argv[2] when '' then '{}' else content_title(changed -> tg_argv[2]) end;
      written jsonb := written_languages(case tg_argv[2] when '' then '{"en":"-","zh-CN":"-","zh-TW":"-"}' else name end);
      is_live boolean := tg_op <> 'DELETE' and (tg_argv[3] = '' or changed ->> tg_argv[3] is not null);
      at timestamptz := changed ->> tg_argv[4];
      aside text[] := array['position', 'version', 'updated_at'];
    begin
      if tg_op = 'DELETE' then
        delete from content_records where kind = tg_argv[0] and record = key and not drafted;
        update content_records set live = false, version = version + 1, changed_at = clock_timestamp(), changed_by = null
          where kind = tg_argv[0] and record = key;
      elsif tg_op = 'UPDATE' and changed -> 'position' <> to_jsonb(old) -> 'position'
          and changed - aside = to_jsonb(old) - aside then
        update content_records set position = (changed ->> 'position')::int where kind = tg_argv[0] and record = key;
      else
        insert into content_records (kind, record, live, title, languages, position, moment)
          values (tg_argv[0], key, is_live, name, written, (changed ->> 'position')::int, at)
          on conflict (kind, record) do update set live = excluded.live, title = excluded.title,
            position = excluded.position, version = content_records.version + 1, changed_at = clock_timestamp(),
            changed_by = null,
            moment = case when content_records.drafted then content_records.moment else excluded.moment end;
      end if;
      return null;
    end $$;
    create or replace trigger register_content after insert or delete or update of
      title, pictures, city_id, location, description, requirements, notes, price, spoken, access, transport, picture_alts,
      starts_at, ends_at, registration_opens_at, registration_closes_at, quota on activities
      for each row execute function register_content('activity', 'id', 'title', '', 'starts_at');
  `.execute(db)
  await fill(db)
  await sql`create index content_records_by_moment on content_records (kind, moment, id) where moment is not null`.execute(
    db,
  )
}

/** Drafts write it as New York wall time. */
async function fill(db: Kysely<unknown>) {
  await sql`
    update content_records r set moment = a.starts_at from activities a
      where r.kind = 'activity' and not r.drafted and r.record = a.id::text;
    update content_records r set moment = case
        when d.starts !~ '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]) ([01][0-9]|2[0-3]):[0-5][0-9]' then 'infinity'
        when substr(d.starts, 9, 2)::int > extract(day from (left(d.starts, 8) || '01')::date + interval '1 month - 1 day')
          then 'infinity'
        else left(d.starts, 16)::timestamp at time zone 'America/New_York' end
      from (select record_id, content ->> 'startsAt' as starts from content_drafts) d
      where r.kind = 'activity' and r.drafted and d.record_id = r.id;
  `.execute(db)
}
