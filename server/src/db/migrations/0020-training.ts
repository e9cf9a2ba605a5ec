import { type Kysely, sql } from 'kysely'

/** Training modules with their films and banks of questions, and what is known of each caregiver for training. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table training_films (
      id text primary key check (id ~ '^[0-9a-f]{16}$'), duration_ms int not null check (duration_ms > 0),
      standard_bytes int not null, low_bytes int not null, captions texts not null,
      added_at timestamptz not null default now()
    );
    create table training_modules (
      id int generated always as identity primary key, version int not null default 1, position int not null,
      title texts not null, summary texts not null, objectives texts not null,
      film_id text not null references training_films, poster picture_path not null, poster_alt texts not null,
      minutes int not null check (minutes > 0), due_days int check (due_days > 0),
      pass_mark int not null check (pass_mark between 1 and 100),
      exam_questions int not null check (exam_questions between 1 and 50),
      time_limit_minutes int check (time_limit_minutes > 0),
      retake_wait_hours int not null check (retake_wait_hours >= 0)
    );
    create trigger bump_version before update on training_modules for each row execute function bump_version();
    create table training_questions (
      id int generated always as identity primary key, version int not null default 1,
      module_id int not null references training_modules on delete cascade,
      kind text not null check (kind in ('single', 'true_false', 'multiple')),
      body texts not null, explanation texts not null,
      options jsonb not null check (jsonb_typeof(options) = 'array'), removed_at timestamptz
    );
    create trigger bump_version before update on training_questions for each row execute function bump_version();
    create index training_questions_by_module on training_questions (module_id, id) where removed_at is null;

    create table training_caregivers (
      account_id uuid primary key references accounts on delete cascade, version int not null default 1,
      program text not null default 'hha' check (program in ('hha', 'pca')),
      remind boolean not null default false
    );
    create trigger bump_version before update of program on training_caregivers
      for each row execute function bump_version();

    create or replace view pictures_in_use (path) as
      select picture from banners union all select picture from service_scopes where picture is not null
      union all select unnest(pictures) from activities union all select unnest(images) from comments
      union all select picture from articles union all select picture from team_members
      union all select picture from team_event_pictures union all select picture from services
      union all select poster from training_modules;
  `.execute(db)
}
