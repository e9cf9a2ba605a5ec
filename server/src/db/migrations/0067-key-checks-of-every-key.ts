import { type Kysely, sql } from 'kysely'

/**
 * Adds the id of every key that has sealed a value or an audit entry here, also before checks existed. A key without a check value gets
 * it at the next start; one that has sealed nothing may be taken out of the keyring again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table key_checks alter column sealed drop not null, add column has_sealed boolean not null default true
  `.execute(db)
  await sql`
    insert into key_checks (id) select distinct key_id from audit_entries union select unnest(key_ids) from audit_head
    on conflict do nothing
  `.execute(db)
  // A sealed value begins with its form and the length of the key's id, a byte each, and the id.
  await sql`
    do $$
    declare place record;
    begin
      for place in
        select table_name, column_name from information_schema.columns
        where table_schema = current_schema() and data_type = 'bytea' and column_name like '%\_sealed'
      loop
        execute format(
          'insert into key_checks (id)
           select distinct convert_from(substring(%2$I from 3 for get_byte(%2$I, 1)), ''UTF8'') from %1$I
           where %2$I is not null on conflict do nothing',
          place.table_name, place.column_name);
      end loop;
    end $$
  `.execute(db)
}
