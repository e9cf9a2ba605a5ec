import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../db/client.ts'
import type { Schema } from '../db/schema.ts'

/** The rows of a record in one table: those with its id in `column`. */
export interface RecordRows {
  table: keyof Schema & string
  column: string
  id: string | number
  /** The primary key. */
  key: readonly string[]
  /** Columns whose change is nobody's change of the record, such as when it was last read. */
  ignored?: readonly string[]
}

/** A row as PostgreSQL writes it in JSON: moments with microseconds, bytes as text. */
type Row = Record<string, unknown>

/** What a save did to rows, and a digest of them as it left them. */
export interface RowChanges {
  rows: RecordRows
  /** Keys of new rows. */
  added: Row[]
  removed: Row[]
  /** Keys of changed rows, with the former values of the columns that changed. */
  changed: Row[]
  digest: string
}

/** Reads and locks the rows of a record. */
export async function lockRows(tx: Tx, { table, column, id, key }: RecordRows): Promise<Row[]> {
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(r) as row from ${sql.table(table)} r where ${sql.ref(`r.${column}`)} = ${id}
    order by ${sql.join(key.map((name) => sql.ref(`r.${name}`)))} for no key update`.execute(tx)
  return rows.map(({ row }) => row)
}

/** A digest by which a later change of rows is known. */
export function digestOf({ ignored = [] }: RecordRows, found: readonly Row[]): string {
  const kept = found.map((row) => Object.entries(row).filter(([name]) => !ignored.includes(name)))
  return createHash('sha256').update(JSON.stringify(kept)).digest('base64url')
}

/** Compares the rows of a record before and after a save. */
export function compareRows(rows: RecordRows, before: readonly Row[], after: readonly Row[]): RowChanges {
  const nameOf = (row: Row) => JSON.stringify(rows.key.map((name) => row[name]))
  const known = new Map(before.map((row) => [nameOf(row), row] as const))
  const left = new Set(after.map(nameOf))
  return {
    rows,
    added: after.filter((row) => !known.has(nameOf(row))).map((row) => pick(row, rows.key)),
    removed: before.filter((row) => !left.has(nameOf(row))),
    changed: after.flatMap((row): Row[] => formerOf(rows, known.get(nameOf(row)), row)),
    digest: digestOf(rows, after),
  }
}

/** The key of a row with its former values; none when nothing changed. A version is counted up, never set. */
function formerOf({ key }: RecordRows, before: Row | undefined, after: Row): Row[] {
  if (!before) return []
  const isChanged = (name: string) => JSON.stringify(before[name]) !== JSON.stringify(after[name])
  const names = Object.keys(after).filter((name) => name !== 'version' && isChanged(name))
  return names.length > 0 ? [pick(before, [...key, ...names])] : []
}

function pick(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(names.map((name) => [name, row[name]]))
}

/** Whether a save did anything. */
export function isChange({ added, removed, changed }: RowChanges): boolean {
  return added.length + removed.length + changed.length > 0
}

/** Gives rows back what they were before a save. */
export async function restoreRows(tx: Tx, { rows, added, removed, changed }: RowChanges): Promise<void> {
  const table = sql.table(rows.table)
  const isSame = sql.join(
    rows.key.map((name) => sql`${sql.ref(`r.${name}`)} = ${sql.ref(`was.${name}`)}`),
    sql` and `,
  )
  if (added.length > 0)
    await sql`delete from ${table} r using jsonb_populate_recordset(null::${table}, ${JSON.stringify(added)}) was
      where ${isSame}`.execute(tx)
  if (removed.length > 0)
    await sql`insert into ${table} overriding system value
      select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(removed)})`.execute(tx)
  for (const row of changed) {
    const names = Object.keys(row).filter((name) => !rows.key.includes(name))
    const values = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`was.${name}`)}`)
    const differs = names.map((name) => sql`${sql.ref(`r.${name}`)} is distinct from ${sql.ref(`was.${name}`)}`)
    const update = sql`update ${table} r set ${sql.join(values)}
      from jsonb_populate_record(null::${table}, ${JSON.stringify(row)}) was
      where ${isSame} and (${sql.join(differs, sql` or `)})`
    await update.execute(tx)
    // A trigger may have answered the change with another one: a new time of a visit forgets who came.
    await update.execute(tx)
  }
}
