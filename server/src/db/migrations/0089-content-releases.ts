import { type Kysely, sql } from 'kysely'

export const locks = 'content has some thousand records and versions, and each statement takes milliseconds'

/**
 * Releases: drafts that are published in one transaction (docs/decisions/0172). A draft is in one at most, and leaves it with its end. A version
 * keeps the release that published it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table content_releases (
      id uuid primary key, name text not null, version int not null default 1,
      publish_at timestamptz, publish_again boolean not null default false,
      publish_by uuid references staff on delete set null,
      failed_at timestamptz, failed text not null default '',
      failed_record uuid references content_records on delete set null,
      published_at timestamptz, published_by uuid references staff on delete set null,
      published_count int not null default 0,
      state text not null generated always as (case
        when published_at is not null then 'published' when failed_at is not null then 'failed'
        when publish_at is not null then 'scheduled' else 'open' end) stored,
      changed_at timestamptz not null default now(), changed_by uuid references staff on delete set null
    );
    create index content_releases_by_change on content_releases (changed_at desc, id desc);
    create index content_releases_by_state on content_releases (state, changed_at desc, id desc);
    create index content_releases_failed on content_releases (failed_at, id) where failed_at is not null;
    create index content_releases_by_publisher on content_releases (publish_by);
    create index content_releases_by_author on content_releases (published_by);
    create index content_releases_by_member on content_releases (changed_by);
    create index content_releases_by_failed_record on content_releases (failed_record);

    alter table content_records add column release_id uuid references content_releases on delete set null,
      add column release_languages text[];
    create index content_records_by_release on content_records (release_id) where release_id is not null;
    alter table content_versions add column release_id uuid references content_releases on delete set null;
    create index content_versions_by_release on content_versions (release_id) where release_id is not null;

    alter table work_items drop constraint work_items_kind_check, add constraint work_items_kind_check check
      (kind in ('check', 'application', 'caregiver', 'review', 'undelivered', 'visit', 'callback', 'content', 'release')) not valid;
    alter table work_items validate constraint work_items_kind_check;
    create trigger announce_work after insert or update or delete on content_releases
      for each row execute function announce_work('release', 'id');
    create trigger forget_work after delete on content_releases
      for each row execute function forget_work('release', 'id');
  `.execute(db)
}
