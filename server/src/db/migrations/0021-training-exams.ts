import { type Kysely, sql } from 'kysely'

/** Who has to do which training, what was watched of its film, and the exams. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table training_assignments (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references accounts on delete cascade,
      module_id int not null references training_modules,
      number int not null, assigned_at timestamptz not null default now(), due_on date not null,
      watched int[] not null default '{}' check (cardinality(watched) % 2 = 0),
      position_ms int not null default 0, video_completed_at timestamptz, reminded_days int,
      unique (account_id, module_id, number)
    );
    create index training_assignments_by_due on training_assignments (due_on, id);
    create index training_assignments_by_module on training_assignments (module_id);

    create table training_viewings (
      id uuid primary key default gen_random_uuid(),
      assignment_id uuid not null references training_assignments on delete cascade,
      started_at timestamptz not null
    );
    create index training_viewings_by_assignment on training_viewings (assignment_id, started_at);
    create table training_clocks (
      account_id uuid primary key references accounts on delete cascade,
      counted_at timestamptz not null, credit_ms int not null check (credit_ms >= 0)
    );

    create table training_attempts (
      id uuid primary key default gen_random_uuid(),
      assignment_id uuid not null references training_assignments on delete cascade,
      number int not null, started_at timestamptz not null, closes_at timestamptz,
      pass_mark int not null, submitted_at timestamptz, by_time_limit boolean not null default false,
      correct int, wrong int, unanswered int, score int, passed boolean,
      unique (assignment_id, number),
      check ((submitted_at is null) = (passed is null))
    );
    create unique index training_attempts_open on training_attempts (assignment_id) where submitted_at is null;
    create index training_attempts_closing on training_attempts (closes_at) where submitted_at is null;
    create table training_answers (
      attempt_id uuid not null references training_attempts on delete cascade,
      position int not null, question_id int not null,
      question jsonb not null check (jsonb_typeof(question) = 'object'),
      chosen text[] not null default '{}', answered_at timestamptz,
      primary key (attempt_id, position), unique (attempt_id, question_id)
    );
  `.execute(db)
}
