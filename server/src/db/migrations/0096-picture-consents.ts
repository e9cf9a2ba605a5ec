import { type Kysely, sql } from 'kysely'

export const locks =
  'the indexes are over articles and versions of content, of which there are some thousand: they take milliseconds'

/**
 * Whom pictures show, and who has agreed to that (docs/decisions/0176). The answer goes with the picture, whichever process sweeps it. A record
 * on the site shows the pictures of its last version or, before the first one, those of its public table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table picture_consents (
      picture picture_path primary key, version int not null default 1,
      answer text not null check (answer in ('nobody', 'agreed', 'missing')),
      until date check (until is null or answer = 'agreed'), agreed_sealed bytea,
      answered_at timestamptz not null, answered_by uuid references staff on delete set null,
      check ((agreed_sealed is not null) = (answer = 'agreed'))
    );
    create index picture_consents_ending on picture_consents (until) where until is not null;
    create index picture_consents_missing on picture_consents (answered_at) where answer = 'missing';
    create index picture_consents_by_member on picture_consents (answered_by);
    create trigger bump_version before update of answered_at on picture_consents
      for each row execute function bump_version();

    create function forget_picture_consent() returns trigger language plpgsql as $$
    begin
      delete from picture_consents where picture = new.path;
      return null;
    end $$;
    create trigger forget_consent after update of deleted_at on staff_pictures
      for each row when (new.deleted_at is not null) execute function forget_picture_consent();

    create index content_versions_by_picture on content_versions using gin (pictures);
    create index articles_by_picture on articles (picture);
    create view picture_consents_on_site as
      select r.id as record_id, c.picture, c.answer, c.until, c.answered_at
      from picture_consents c
        join content_versions v on v.pictures @> array[c.picture::text]
        join content_records r on r.id = v.record_id and r.number = v.number and r.live
      union
      select r.id, c.picture, c.answer, c.until, c.answered_at
      from picture_consents c
        join (
          select 'article' as kind, id::text as record, picture::text as picture from articles
          union all select 'banner', id::text, picture::text from banners
          union all select 'service-scope', id::text, picture::text from service_scopes
          union all select 'service', id::text, picture::text from services
          union all select 'team-member', id::text, picture::text from team_members
          union all select 'team-event', event_id::text, picture::text from team_event_pictures
          union all select 'activity', id::text, unnest(pictures)::text from activities
          union all select 'home-film', 'only', poster::text from home_video
        ) as shown on shown.picture = c.picture
        join content_records r on r.kind = shown.kind and r.record = shown.record and r.live and r.number = 0;
  `.execute(db)
}
