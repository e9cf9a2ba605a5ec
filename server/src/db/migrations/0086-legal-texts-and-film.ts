import { type Kysely, sql } from 'kysely'

export const locks =
  'four legal documents with a few versions, one film and some hundred pictures: each statement is over in milliseconds'

/** Legal documents and the film of the home page are kinds of content (docs/decisions/0170). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepLegalDocuments(db)
  await keepHomeFilm(db)
}

/**
 * Their records are always there, written or not. What a record says is the version that
 * was added last; one that was taken back before it came into force leaves the one before.
 */
async function keepLegalDocuments(db: Kysely<unknown>) {
  await sql`
    create function register_legal_document() returns trigger language plpgsql as $$
    declare
      changed text := coalesce(new.key, old.key);
      latest texts := (select title from legal_documents where key = changed
        order by saved_at desc, effective_on desc, version desc limit 1);
    begin
      update content_records set live = latest is not null, title = coalesce(latest, title),
        languages = written_languages(coalesce(latest, '{}')), version = version + 1,
        changed_at = clock_timestamp(), changed_by = null
        where kind = 'legal-document' and record = changed;
      return null;
    end $$;
    create trigger register_content after insert or update or delete on legal_documents
      for each row execute function register_legal_document();
    insert into content_records (kind, record, live, title, languages, changed_at)
      select 'legal-document', d.key, l.title is not null, coalesce(l.title, d.name),
        written_languages(coalesce(l.title, '{}')), coalesce(l.saved_at, now())
      from (values
        ('privacy', '{"en":"Privacy Policy","zh-CN":"隐私政策","zh-TW":"隱私權政策"}'::texts),
        ('terms', '{"en":"Terms of Use","zh-CN":"使用条款","zh-TW":"使用條款"}'),
        ('licence', '{"en":"License notice","zh-CN":"执照声明","zh-TW":"執照聲明"}'),
        ('language-access', '{"en":"Language help","zh-CN":"语言协助","zh-TW":"語言協助"}')
      ) as d (key, name)
      left join lateral (select title::jsonb, saved_at from legal_documents where key = d.key
        order by saved_at desc, effective_on desc, version desc limit 1) as l on true;
  `.execute(db)
}

/**
 * `source` is the film, `poster` and `captions` what was given with it; from these the folder of `path` is made, and again when it is gone. Folders that
 * nothing shows are swept like pictures.
 */
async function keepHomeFilm(db: Kysely<unknown>) {
  await sql`
    alter table home_video add column source text, add column poster picture_path,
      add column captions texts not null default '{"en":"","zh-CN":"","zh-TW":""}';
    alter table staff_pictures alter column path type text, add constraint staff_pictures_path_check
      check (path ~ '^/media/[0-9a-f]{16}(-[0-9]+x[0-9]+/[0-9]+[.]jpg|/video[.]mp4)$');
    create or replace view pictures_in_use (path) as
      select picture from banners union all select picture from service_scopes where picture is not null
      union all select unnest(pictures) from activities union all select unnest(images) from comments
      union all select picture from articles union all select picture from team_members
      union all select picture from team_event_pictures union all select picture from services
      union all select poster from training_modules
      union all select unnest(pictures) from content_drafts union all select unnest(pictures) from content_versions
      union all select path from home_video union all select poster from home_video where poster is not null;
    create trigger register_content after insert or update or delete on home_video
      for each row execute function register_content('home-film', '', '', '');
    insert into content_records (kind, record, live, title, languages)
      select 'home-film', 'only', true, '{}', '{"en":"read","zh-CN":"read","zh-TW":"read"}' from home_video;
  `.execute(db)
}
