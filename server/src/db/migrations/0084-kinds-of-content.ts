import { type Kysely, sql } from 'kysely'

/** Records of the kinds of content besides articles (docs/decisions/0168). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await nameRecords(db)
  for (const kind of kinds) await register(db, kind)
}

interface Registered {
  kind: string
  table: string
  /** The column of the key; empty when the table has one row. */
  key: string
  /** The column of the title; empty when there is none. */
  title: string
  /** The columns that are content, when others change besides. */
  of?: readonly string[]
  isOrdered?: boolean
}

const kinds: readonly Registered[] = [
  { kind: 'article-type', table: 'article_types', key: 'id', title: 'name', isOrdered: true },
  { kind: 'question-group', table: 'question_groups', key: 'id', title: 'name', isOrdered: true },
  { kind: 'question', table: 'questions', key: 'id', title: 'question', isOrdered: true },
  { kind: 'team-member', table: 'team_members', key: 'id', title: 'name', isOrdered: true },
  { kind: 'team-event', table: 'team_events', key: 'id', title: 'title' },
  { kind: 'banner', table: 'banners', key: 'id', title: 'title', isOrdered: true },
  { kind: 'figures', table: 'figures', key: '', title: '' },
  { kind: 'service-scope', table: 'service_scopes', key: 'id', title: 'title', isOrdered: true },
  {
    kind: 'company',
    table: 'company',
    key: '',
    title: 'name',
    of: ['name', 'tagline', 'description', 'tip', 'licence_number', 'licence_url'],
  },
  {
    kind: 'contact',
    table: 'company',
    key: '',
    title: '',
    of: ['phone', 'fax', 'email', 'video_site_url', 'chat_app_url'],
  },
  { kind: 'borough', table: 'cities', key: 'id', title: 'name', isOrdered: true },
  {
    kind: 'office',
    table: 'offices',
    key: 'id',
    title: 'name',
    isOrdered: true,
    of: ['position', 'city_id', 'name', 'address', 'phone', 'hours', 'map_url', 'latitude', 'longitude'],
  },
  { kind: 'service', table: 'services', key: 'id', title: 'title', isOrdered: true },
  { kind: 'search-words', table: 'search_synonyms', key: 'id', title: 'words' },
]

/**
 * Words are a title of their own in every language, and a record without a title lacks none. Another place in the order is no change of what a record
 * says: its drafts stay drafts of what is published.
 */
async function nameRecords(db: Kysely<unknown>) {
  await sql`
    create function content_title(title jsonb) returns jsonb language sql immutable parallel safe as $$
      select case when jsonb_typeof(title) <> 'array' then title else (
        select jsonb_build_object('en', words, 'zh-CN', words, 'zh-TW', words)
        from (select string_agg(word, ', ') from jsonb_array_elements_text(title) as word) as joined (words)
      ) end
    $$;
    create or replace function register_content() returns trigger language plpgsql as $$
    declare
      changed jsonb := to_jsonb(coalesce(new, old));
      key text := case tg_argv[1] when '' then 'only' else changed ->> tg_argv[1] end;
      name jsonb := case tg_argv[2] when '' then '{}' else content_title(changed -> tg_argv[2]) end;
      written jsonb := written_languages(case tg_argv[2] when '' then '{"en":"-","zh-CN":"-","zh-TW":"-"}' else name end);
      is_live boolean := tg_op <> 'DELETE' and (tg_argv[3] = '' or changed ->> tg_argv[3] is not null);
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
        insert into content_records (kind, record, live, title, languages, position)
          values (tg_argv[0], key, is_live, name, written, (changed ->> 'position')::int)
          on conflict (kind, record) do update set live = excluded.live, title = excluded.title,
            position = excluded.position, version = content_records.version + 1, changed_at = clock_timestamp(),
            changed_by = null;
      end if;
      return null;
    end $$;
  `.execute(db)
}

async function register(db: Kysely<unknown>, { kind, table, key, title, of, isOrdered }: Registered) {
  const name = title === '' ? sql`'{}'::jsonb` : sql`content_title(to_jsonb(${sql.ref(title)}))`
  const written = title === '' ? sql`'{"en":"read","zh-CN":"read","zh-TW":"read"}'` : sql`written_languages(${name})`
  await sql`
    create trigger ${sql.id(kind === 'contact' ? 'register_contact' : 'register_content')}
      after insert or delete or update ${of ? sql`of ${sql.join(of.map((column) => sql.ref(column)))}` : sql``}
      on ${sql.table(table)} for each row
      execute function register_content(${sql.join([kind, key, title, ''].map((word) => sql.lit(word)))})
  `.execute(db)
  await sql`
    insert into content_records (kind, record, live, title, languages, position)
      select ${sql.lit(kind)}, ${key === '' ? sql`'only'` : sql`${sql.ref(key)}::text`}, true, ${name}, ${written},
        ${isOrdered ? sql`position` : sql`null::int`} from ${sql.table(table)}
  `.execute(db)
}
