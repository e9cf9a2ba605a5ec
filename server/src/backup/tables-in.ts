import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import type { Tx } from '../db/client.ts'
import type { Copying } from '../db/copy.ts'
import { migrateUpTo } from '../db/migrate.ts'
import { DamageError } from './errors.ts'
import type { OpenedBackup } from './opened.ts'
import { inNumbers, type Progress } from './progress.ts'
import { quoted, selectTables } from './tables-out.ts'

/**
 * Brings an empty schema to the migrations of a backup and copies its rows in, in the caller's transaction. Needs no superuser: foreign
 * keys are put back when every row is there, and triggers rest meanwhile, which would announce and stamp what has long happened.
 * @throws DamageError when a table is not whole
 */
export async function tablesIn({ tx, copyIn }: Copying, backup: OpenedBackup, progress: Progress): Promise<void> {
  const { manifest } = backup
  await migrateUpTo(tx, manifest.migrations)
  const made = await selectTables(tx)
  await compareTables(made, manifest.tables)
  const names = made.map(({ name }) => quoted(name))
  const foreignKeys = await selectForeignKeys(tx)
  for (const { table, name } of foreignKeys) await run(tx, `alter table ${table} drop constraint ${name}`)
  for (const name of names) await run(tx, `alter table ${name} disable trigger user`)
  await run(tx, `truncate ${names.join(', ')}`)
  for (const [i, table] of manifest.tables.entries()) {
    const statement = `copy ${quoted(table.name)} (${table.columns.map(quoted).join(', ')}) from stdin`
    await backup.readTable(table, (content) => pipeline(content, copyIn(statement)))
    progress(`table ${i + 1} of ${manifest.tables.length}: ${table.name}, ${inNumbers(table.rows)} rows`)
  }
  for (const { name, value, isCalled } of manifest.sequences)
    await sql`select setval(${quoted(name)}::regclass, ${value}::bigint, ${isCalled})`.execute(tx)
  for (const { table, name, definition } of foreignKeys)
    await run(tx, `alter table ${table} add constraint ${name} ${definition}`)
  for (const name of names) await run(tx, `alter table ${name} enable trigger user`)
  await compareCounts(tx, backup)
}

/** Removes everything from the portal's schema: what a first start has made, or an interrupted restore. */
export async function emptySchema(tx: Tx): Promise<void> {
  await run(tx, 'drop schema if exists pgboss cascade')
  // Tables take their sequences along, and views go before domains.
  const { rows } = await sql<{ statement: string }>`
    select format('drop %s if exists %s cascade', kind, name) as statement from (
      select 1 as turn, 'table' as kind, quote_ident(relname) as name
        from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
      union all select 2, case relkind when 'v' then 'view' else 'materialized view' end, quote_ident(relname)
        from pg_class where relkind in ('v', 'm') and relnamespace = current_schema()::regnamespace
      union all select 3, 'routine', oid::regprocedure::text
        from pg_proc where pronamespace = current_schema()::regnamespace
          and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      union all select 4, 'domain', quote_ident(typname)
        from pg_type where typtype = 'd' and typnamespace = current_schema()::regnamespace
          and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')
    ) as made order by turn`.execute(tx)
  for (const { statement } of rows) await run(tx, statement)
}

async function compareTables(made: { name: string }[], saved: { name: string }[]) {
  const [here, there] = [made, saved].map((tables) => new Set(tables.map(({ name }) => name)))
  const strange = [...(here ?? [])]
    .filter((name) => !there?.has(name))
    .concat([...(there ?? [])].filter((name) => !here?.has(name)))
  if (strange.length > 0)
    throw new DamageError(`the tables of the backup are not those of its migrations: ${strange.join(', ')}`)
}

async function selectForeignKeys(tx: Tx) {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
    order by conrelid::regclass::text, conname`.execute(tx)
  return rows
}

async function compareCounts(tx: Tx, { manifest }: OpenedBackup) {
  for (const { name, rows } of manifest.tables) {
    const counted = await sql<{ rows: string }>`select count(*) as rows from ${sql.table(name)}`.execute(tx)
    const found = Number(counted.rows[0]?.rows)
    if (found !== rows) throw new DamageError(`the table ${name} has ${found} rows in place of ${rows}`)
  }
}

const run = (tx: Tx, statement: string) => sql.raw(statement).execute(tx)
