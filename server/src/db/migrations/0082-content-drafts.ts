import { type Kysely, sql } from 'kysely'

/**
 * Drafts and history of content that staff write (docs/decisions/0164). Public tables stay what they are: what is in these is read by staff
 * alone, so none has the trigger `announce`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeTables(db)
  await keepRecords(db)
  await keepPictures(db)
  await nameWork(db)
}

/**
 * `version` counts what is published, `draft_version` each save of the draft, so that a draft begun after another was discarded is no older one.
 * `born` is the id that a record had before its first publication.
 */
async function makeTables(db: Kysely<unknown>) {
  await sql`
    create table content_records (
      id uuid primary key default gen_random_uuid(), kind text not null, record text not null, born text unique,
      version int not null default 1, draft_version int not null default 1, number int not null default 0,
      live boolean not null default false, drafted boolean not null default false,
      publish_at timestamptz, failed_at timestamptz,
      state text not null generated always as (case
        when failed_at is not null then 'failed' when publish_at is not null then 'scheduled'
        when live and drafted then 'changed' when live then 'live' else 'draft' end) stored,
      title texts not null, draft_title texts, languages jsonb not null, stale text[] not null default '{}',
      marks jsonb not null default '{}', readers jsonb not null default '{}',
      pieces text[] collate "C" not null default '{}', position int, changed_at timestamptz not null default now(),
      unique (kind, record)
    );
    create index content_records_by_change on content_records (kind, changed_at desc, id desc);
    create index content_records_by_state on content_records (kind, state, changed_at desc, id desc);
    create index content_records_stale on content_records (kind, changed_at desc, id desc) where stale <> '{}';
    create index content_records_by_position on content_records (kind, position, id) where position is not null;
    create index content_records_by_pieces on content_records using gin (pieces) with (fastupdate = off);
    create index content_records_due on content_records (publish_at) where publish_at is not null and failed_at is null;
    create index content_records_failed on content_records (failed_at, id) where failed_at is not null;

    create table content_drafts (
      record_id uuid primary key references content_records on delete cascade,
      content jsonb not null, base jsonb, base_version int not null,
      still_right jsonb not null default '[]', languages jsonb not null, pictures text[] not null,
      updated_by uuid references staff on delete set null, updated_at timestamptz not null,
      publish_languages text[], publish_again boolean not null default false,
      publish_by uuid references staff on delete set null, failed text not null default ''
    );
    create index content_drafts_by_member on content_drafts (updated_by);
    create index content_drafts_by_publisher on content_drafts (publish_by);

    create table content_versions (
      record_id uuid not null references content_records on delete cascade, number int not null,
      deed text not null check (deed in ('found', 'publish', 'schedule', 'unpublish', 'take-back')),
      content jsonb not null, live boolean not null, languages text[] not null, pictures text[] not null,
      marks jsonb not null, draft jsonb, version int not null,
      by uuid references staff on delete set null, at timestamptz not null,
      primary key (record_id, number)
    );
    create index content_versions_by_member on content_versions (by);
  `.execute(db)
}

/**
 * Each record of a public table is known by kind and key, from whatever code it comes. Arguments of the trigger: the kind, the columns of the key
 * (empty: the table has one row) and of the title (empty: none), and the column that is null while the record is not public (empty: it is while there
 * is a row).
 */
async function keepRecords(db: Kysely<unknown>) {
  await sql`
    create function written_languages(title jsonb) returns jsonb language sql immutable parallel safe as $$
      select jsonb_object_agg(language, case when coalesce(title ->> language, '') = '' then 'missing' else 'read' end)
      from unnest(array['en', 'zh-CN', 'zh-TW']) as language
    $$;
    create function register_content() returns trigger language plpgsql as $$
    declare
      changed jsonb := to_jsonb(coalesce(new, old));
      key text := case tg_argv[1] when '' then 'only' else changed ->> tg_argv[1] end;
      name jsonb := case tg_argv[2] when '' then '{}' else changed -> tg_argv[2] end;
      is_live boolean := tg_op <> 'DELETE' and (tg_argv[3] = '' or changed ->> tg_argv[3] is not null);
    begin
      if tg_op = 'DELETE' then
        delete from content_records where kind = tg_argv[0] and record = key and not drafted;
        update content_records set live = false, version = version + 1, changed_at = clock_timestamp()
          where kind = tg_argv[0] and record = key;
      else
        insert into content_records (kind, record, live, title, languages, position)
          values (tg_argv[0], key, is_live, name, written_languages(name), (changed ->> 'position')::int)
          on conflict (kind, record) do update set live = excluded.live, title = excluded.title,
            position = excluded.position, version = content_records.version + 1, changed_at = clock_timestamp();
      end if;
      return null;
    end $$;

    create function find_content_words() returns trigger language plpgsql as $$
    begin
      new.pieces := array(select distinct search_pieces(concat_ws(' ',
        new.title ->> 'en', new.title ->> 'zh-CN', new.title ->> 'zh-TW',
        new.draft_title ->> 'en', new.draft_title ->> 'zh-CN', new.draft_title ->> 'zh-TW')));
      return new;
    end $$;
    create trigger find_content_words before insert or update of title, draft_title on content_records
      for each row execute function find_content_words();

    create trigger register_content after insert or update or delete on articles
      for each row execute function register_content('article', 'id', 'title', 'published_at');
    insert into content_records (kind, record, live, title, languages, changed_at)
      select 'article', id::text, published_at is not null, title, written_languages(title), updated_at from articles;
  `.execute(db)
}

/** Pictures of drafts and of earlier versions are not swept. */
async function keepPictures(db: Kysely<unknown>) {
  await sql`
    create or replace view pictures_in_use (path) as
      select picture from banners union all select picture from service_scopes where picture is not null
      union all select unnest(pictures) from activities union all select unnest(images) from comments
      union all select picture from articles union all select picture from team_members
      union all select picture from team_event_pictures union all select picture from services
      union all select poster from training_modules
      union all select unnest(pictures) from content_drafts union all select unnest(pictures) from content_versions
  `.execute(db)
}

/** Content that could not be published at its time is an item of work. */
async function nameWork(db: Kysely<unknown>) {
  await sql`
    alter table work_items drop constraint work_items_kind_check, add constraint work_items_kind_check
      check (kind in ('check', 'application', 'caregiver', 'review', 'undelivered', 'visit', 'callback', 'content')) not valid;
    alter table work_items validate constraint work_items_kind_check;
    create trigger announce_work after insert or update or delete on content_records
      for each row execute function announce_work('content', 'id');
    create trigger forget_work after delete on content_records
      for each row execute function forget_work('content', 'id');
  `.execute(db)
}
