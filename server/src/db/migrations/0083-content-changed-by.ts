import { type Kysely, sql } from 'kysely'

export const locks = 'what an agency publishes are some hundred records: each statement is over in milliseconds'

/** Who has changed a record of content last, in its draft or on the site; null when other code has, such as a tool of the operator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table content_records add column changed_by uuid references staff on delete set null;
    create index content_records_by_member on content_records (changed_by);
    update content_records r set changed_by = coalesce(
      (select updated_by from content_drafts d where d.record_id = r.id),
      (select v.by from content_versions v where v.record_id = r.id and v.number = r.number and v.version = r.version))
    where number > 0 or drafted;
    create or replace function register_content() returns trigger language plpgsql as $$
    declare
      changed jsonb := to_jsonb(coalesce(new, old));
      key text := case tg_argv[1] when '' then 'only' else changed ->> tg_argv[1] end;
      name jsonb := case tg_argv[2] when '' then '{}' else changed -> tg_argv[2] end;
      is_live boolean := tg_op <> 'DELETE' and (tg_argv[3] = '' or changed ->> tg_argv[3] is not null);
    begin
      if tg_op = 'DELETE' then
        delete from content_records where kind = tg_argv[0] and record = key and not drafted;
        update content_records
          set live = false, version = version + 1, changed_at = clock_timestamp(), changed_by = null
          where kind = tg_argv[0] and record = key;
      else
        insert into content_records (kind, record, live, title, languages, position)
          values (tg_argv[0], key, is_live, name, written_languages(name), (changed ->> 'position')::int)
          on conflict (kind, record) do update set live = excluded.live, title = excluded.title,
            position = excluded.position, version = content_records.version + 1, changed_at = clock_timestamp(),
            changed_by = null;
      end if;
      return null;
    end $$;
  `.execute(db)
}
