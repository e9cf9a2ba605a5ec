import { type Kysely, sql } from 'kysely'

/** News articles, the team and its events, questions with answers, legal documents. Bodies and answers are sanitized HTML. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table article_types (
      id text primary key, position int not null, name texts not null
    );
    create table articles (
      id int generated always as identity primary key, type_id text not null references article_types,
      picture picture_path not null, alt texts not null, title texts not null, summary texts not null, body texts not null,
      recommended boolean not null default false,
      published_at timestamptz, updated_at timestamptz not null default now()
    );
    create index articles_published on articles (published_at desc, id desc) where published_at is not null;
    create index articles_by_type on articles (type_id, published_at desc, id desc) where published_at is not null;
    create index articles_recommended on articles (published_at desc, id desc)
      where recommended and published_at is not null;
    create index articles_by_change on articles (updated_at desc, id desc);

    create table team_members (
      id int generated always as identity primary key, position int not null,
      name texts not null, role texts not null, bio texts not null, languages texts not null,
      picture picture_path not null, alt texts not null
    );
    create table team_events (
      id int generated always as identity primary key, happened_on date not null,
      title texts not null, place texts not null, summary texts not null, body texts not null,
      updated_at timestamptz not null default now()
    );
    create index team_events_by_day on team_events (happened_on desc, id desc);
    create table team_event_pictures (
      event_id int not null references team_events on delete cascade, position int not null,
      picture picture_path not null, alt texts not null, caption texts not null,
      primary key (event_id, position)
    );

    create table question_groups (
      id text primary key, position int not null, name texts not null
    );
    create table questions (
      id text primary key, group_id text not null references question_groups, position int not null,
      question texts not null, answer texts not null
    );
    create index questions_by_group on questions (group_id, position);

    create table legal_documents (
      key text not null check (key in ('privacy', 'terms', 'licence', 'language-access')), version text not null,
      effective_on date not null, title texts not null, body texts not null,
      saved_at timestamptz not null default now(), primary key (key, version)
    );
  `.execute(db)
  await countArticles(db)
  await announceChanges(db)
}

/** How many articles of each type have a moment of publishing: a list needs no count(*) for its total. */
async function countArticles(db: Kysely<unknown>) {
  await sql`
    create table article_counts (
      type_id text primary key references article_types on delete cascade, articles bigint not null
    );
    create function count_articles() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then delete from article_counts; end if;
      if tg_op in ('UPDATE', 'DELETE') then
        update article_counts c set articles = c.articles - n
          from (select type_id, count(*) n from removed where published_at is not null group by 1) r
          where r.type_id = c.type_id;
      end if;
      if tg_op in ('INSERT', 'UPDATE') then
        insert into article_counts
          select type_id, count(*) from added where published_at is not null group by 1 order by 1
          on conflict (type_id) do update set articles = article_counts.articles + excluded.articles;
      end if;
      return null;
    end $$;
    create trigger count_insert after insert on articles referencing new table as added
      for each statement execute function count_articles();
    create trigger count_update after update on articles referencing old table as removed new table as added
      for each statement execute function count_articles();
    create trigger count_delete after delete on articles referencing old table as removed
      for each statement execute function count_articles();
    create trigger count_truncate after truncate on articles for each statement execute function count_articles();
  `.execute(db)
}

async function announceChanges(db: Kysely<unknown>) {
  await sql`
    do $$
    declare name text;
    begin
      foreach name in array array['article_types', 'articles', 'team_members', 'team_events', 'team_event_pictures',
                                  'question_groups', 'questions', 'legal_documents'] loop
        execute format('create trigger announce after insert or update or delete or truncate on %I
                        for each statement execute function announce_content()', name);
      end loop;
    end $$;
  `.execute(db)
}
