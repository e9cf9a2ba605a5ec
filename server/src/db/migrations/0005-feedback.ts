import { type Kysely, sql } from 'kysely'

/** Reviews get an author, private pictures until they are published, and counts that make counting needless. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table comments
      add column author_id uuid references accounts on delete cascade,
      add column idempotency_key uuid,
      add column reason text not null default '',
      add constraint comments_once unique (author_id, idempotency_key);
    create index comments_by_author on comments (author_id, created_at desc, id desc);
    create index comments_by_status on comments (status, created_at, id);

    create table comment_files (
      file_id uuid primary key references files on delete cascade,
      comment_id int not null references comments on delete cascade, position int not null,
      unique (comment_id, position)
    );
    create table withdrawn_pictures (
      path picture_path primary key, withdrawn_at timestamptz not null default now()
    );
  `.execute(db)
  await countRatings(db)
  await withdrawPictures(db)
  await watchStaffPictures(db)
}

/**
 * How many published reviews gave each rating. Only changes of what is published are announced: everything that was kept of
 * public content would otherwise be forgotten whenever somebody hands in a review.
 */
async function countRatings(db: Kysely<unknown>) {
  await sql`
    create table comment_ratings (rating int primary key, comments int not null);
    insert into comment_ratings
      select stars, count(id) from generate_series(1, 5) stars
      left join comments on rating = stars and status = 'published' group by stars;
    create function follow_comments() returns trigger language plpgsql as $$
    declare public_change boolean := tg_op = 'TRUNCATE';
    begin
      if tg_op = 'TRUNCATE' then update comment_ratings set comments = 0; end if;
      if tg_op in ('UPDATE', 'DELETE') then
        update comment_ratings r set comments = r.comments - n
          from (select rating, count(*) n from removed where status = 'published' group by 1) c where c.rating = r.rating;
        public_change := public_change or found;
      end if;
      if tg_op in ('INSERT', 'UPDATE') then
        update comment_ratings r set comments = r.comments + n
          from (select rating, count(*) n from added where status = 'published' group by 1) c where c.rating = r.rating;
        public_change := public_change or found;
      end if;
      if public_change then perform pg_notify('content', 'comments'); end if;
      return null;
    end $$;
    drop trigger announce on comments;
    create trigger follow_insert after insert on comments referencing new table as added
      for each statement execute function follow_comments();
    create trigger follow_update after update on comments referencing old table as removed new table as added
      for each statement execute function follow_comments();
    create trigger follow_delete after delete on comments referencing old table as removed
      for each statement execute function follow_comments();
    create trigger follow_truncate after truncate on comments for each statement execute function follow_comments();
  `.execute(db)
}

/** Pictures that patients gave, and that are public no more, are noted however their review went; a chore deletes them. */
async function withdrawPictures(db: Kysely<unknown>) {
  await sql`
    create function withdraw_pictures() returns trigger language plpgsql as $$
    begin
      insert into withdrawn_pictures (path) select distinct unnest(old.images)
        on conflict (path) do update set withdrawn_at = excluded.withdrawn_at;
      return null;
    end $$;
    create trigger withdraw_pictures after delete or update of images on comments
      for each row when (old.author_id is not null and cardinality(old.images) > 0)
      execute function withdraw_pictures();
  `.execute(db)
}

/** Public pictures that staff have brought, and every public picture that a record shows; a chore deletes those that none does. */
async function watchStaffPictures(db: Kysely<unknown>) {
  await sql`
    create table staff_pictures (
      path picture_path primary key, offered_at timestamptz not null default now(), deleted_at timestamptz
    );
    create view pictures_in_use (path) as
      select picture from banners union all select picture from service_scopes where picture is not null
      union all select unnest(pictures) from activities union all select unnest(images) from comments
      union all select picture from articles union all select picture from team_members
      union all select picture from team_event_pictures;
  `.execute(db)
}
