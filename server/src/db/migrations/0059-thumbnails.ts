import { type Kysely, sql } from 'kysely'

/** Small versions of private pictures, sealed like them and deleted with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table thumbnails (
      file_id uuid primary key references files on delete cascade, image_sealed bytea not null
    );
  `.execute(db)
}
