import { type Kysely, sql } from 'kysely'

/**
 * Whether a visitor came; null until somebody has noted it. A note makes a new version of the application. A visit that is moved
 * is another visit, so the note goes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table application_requests
      add column attendance text check (attendance in ('arrived', 'no_show')),
      add check (attendance is null or starts_at is not null);
    create trigger bump_version_of_attendance before update of attendance on application_requests
      for each row execute function bump_version();
    create function forget_attendance() returns trigger language plpgsql as $$
    begin
      if new.starts_at is distinct from old.starts_at then new.attendance := null; end if;
      return new;
    end $$;
    create trigger forget_attendance before update of starts_at on application_requests
      for each row execute function forget_attendance();
  `.execute(db)
}
