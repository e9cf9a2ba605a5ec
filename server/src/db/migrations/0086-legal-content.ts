import { type Kysely, sql } from 'kysely'

export const locks = 'a portal has four legal documents with a few versions: each statement is over in milliseconds'

/**
 * Legal documents are a kind of content, whose records are always there, written or not (docs/decisions/0170). What a record says is the version that
 * was added last; one that was taken back before it came into force leaves the one before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
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
