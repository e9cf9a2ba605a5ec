import { type Kysely, sql } from 'kysely'

/** Tables of the home page's public content. Managed text is jsonb, one value a language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create domain texts as jsonb check (jsonb_typeof(value) = 'object');
    create domain picture_path as text check (value ~ '^/media/[0-9a-f]{16}-[0-9]+x[0-9]+/[0-9]+[.]jpg$');

    create table company (
      only_row boolean primary key default true check (only_row),
      name texts not null, tagline texts not null, description texts not null, tip texts not null,
      email text not null, phone text not null, fax text not null,
      licence_number text not null, licence_url text not null,
      video_site_url text not null, chat_app_url text not null
    );
    create table cities (
      id text primary key, position int not null, name texts not null
    );
    create table offices (
      id int generated always as identity primary key, position int not null,
      city_id text not null references cities, name texts not null, address text not null, phone text not null,
      hours texts not null, map_url text not null, latitude double precision not null, longitude double precision not null
    );

    create table banners (
      id int generated always as identity primary key, position int not null,
      picture picture_path not null, alt texts not null, title texts not null, body texts not null
    );
    create table figures (
      only_row boolean primary key default true check (only_row),
      region_count int not null, satisfaction real not null, elder_count int not null, caregiver_count int not null
    );
    create table service_scopes (
      id int generated always as identity primary key, position int not null,
      title texts not null, content texts not null, picture picture_path, alt texts not null
    );
    create table home_video (
      only_row boolean primary key default true check (only_row), path text not null
    );

    create table activity_types (
      id text primary key, position int not null, name texts not null
    );
    create table activities (
      id int generated always as identity primary key,
      title texts not null, pictures text[] not null, city_id text not null references cities,
      location texts not null, description texts not null, requirements texts not null, notes texts not null,
      starts_at timestamptz not null, ends_at timestamptz not null check (ends_at > starts_at),
      registration_opens_at timestamptz not null,
      registration_closes_at timestamptz not null check (registration_closes_at > registration_opens_at),
      quota int not null check (quota > 0),
      registered int not null default 0 check (registered between 0 and quota)
    );
    create index activities_by_start on activities (starts_at, id);
    create table activity_type_links (
      activity_id int not null references activities on delete cascade,
      type_id text not null references activity_types,
      primary key (activity_id, type_id)
    );

    create table comments (
      id int generated always as identity primary key,
      user_name text not null, language text not null check (language in ('en', 'zh-CN', 'zh-TW')),
      body text not null, rating int not null check (rating between 1 and 5),
      images text[] not null check (cardinality(images) <= 3),
      reply texts, status text not null check (status in ('pending', 'published', 'rejected')),
      featured boolean not null default false, created_at timestamptz not null default now()
    );
    create index comments_featured on comments (created_at desc, id) where featured and status = 'published';
  `.execute(db)
  await announceChanges(db)
}

/** Whoever changes content, from whichever process or tool, every portal process hears of it when the change commits. */
async function announceChanges(db: Kysely<unknown>) {
  await sql`
    create function announce_content() returns trigger language plpgsql as $$
    begin
      perform pg_notify('content', tg_table_name);
      return null;
    end $$;
    do $$
    declare name text;
    begin
      foreach name in array array['company', 'cities', 'offices', 'banners', 'figures', 'service_scopes', 'home_video',
                                  'activity_types', 'activities', 'activity_type_links', 'comments'] loop
        execute format('create trigger announce after insert or update or delete or truncate on %I
                        for each statement execute function announce_content()', name);
      end loop;
    end $$;
  `.execute(db)
}
