import { type Kysely, sql } from 'kysely'

/**
 * Which hundredths of a film's time were sent to a caregiver, and where they begin in the film's files. Caregivers who were watching
 * when this table came have films in their browsers that nobody noted: those count as sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table training_films add column standard_offsets int[] check (cardinality(standard_offsets) = 100);
    alter table training_films add column low_offsets int[] check (cardinality(low_offsets) = 100);
    create table training_served (
      assignment_id uuid not null references training_assignments on delete cascade,
      film_id text not null references training_films on delete cascade,
      parts bit(100) not null,
      primary key (assignment_id, film_id)
    );
    insert into training_served (assignment_id, film_id, parts)
      select distinct assignment_id, film_id, ~(0::bit(100)) from training_viewings
        join training_assignments on training_assignments.id = assignment_id
        join training_modules on training_modules.id = module_id
      where started_at > now() - interval '1 day' and video_completed_at is null;
  `.execute(db)
}
