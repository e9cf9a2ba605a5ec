import type { ManagedEndpoints } from '@portal/contract/content/endpoints'
import type { Fields, Kind } from '@portal/contract/content/kind'
import type { Texts } from '@portal/contract/language'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import { sanitizeTexts } from '../http/rich-text.ts'
import type { ManagedKind } from './managed-kind.ts'
import type { Content } from './tables.ts'
import { selectUses, type UsedBy } from './uses.ts'

interface Table<F extends Fields> {
  kind: Kind<F>
  endpoints: ManagedEndpoints<F>
  table: string
  /** The column of the key; `id` unless the table has one row. */
  key?: string
  /** Columns that are called otherwise than their field in snake case. */
  columns?: Partial<Record<keyof F & string, string>>
  /** The column that is null while a record is off the site; without one, a record that is taken off is deleted. */
  publishedAt?: string
  /** The column of the last change. */
  updatedAt?: string
  /** Tables of the choices, by field; each has a key `id` and a name in each language. */
  choices?: Partial<Record<keyof F & string, string>>
  /** What a new row says in columns that are none of the kind's. */
  otherwise?: Record<string, unknown>
  usedBy?: readonly UsedBy[]
  addresses: ManagedKind['addresses']
  refuse?: ManagedKind['refuse']
  effects?: ManagedKind['effects']
  follow?: ManagedKind['follow']
}

/** The highest key, which no table of content ever reaches. */
const lastNumber = '2147483647'

/** Manages a kind of which each record is a row of one table. */
export function tableKind<F extends Fields>(given: Table<F>): ManagedKind {
  const kind = given.kind as unknown as Kind
  const table = sql.table(given.table)
  const keyColumn = given.key ?? (kind.key === 'single' ? 'only_row' : 'id')
  const typedKey = (key: string) => (kind.key === 'number' ? Number(key) : key)
  const valueOfKey = (key: string) => (kind.key === 'single' ? sql`true` : typedKey(key))
  const isKey = (key: string) => sql`${sql.ref(keyColumn)} = ${valueOfKey(key)}`
  const columnOf = (field: string) =>
    given.columns?.[field] ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const fields = Object.keys(kind.fields)

  const query = (key: string) => {
    const columns = fields.map((field) => sql`${shownColumn(kind, field, columnOf(field))} as ${sql.id(field)}`)
    return sql<Content>`select ${sql.join(columns)} from ${table} where ${isKey(key)}`
  }
  const read = async (db: Database, key: string) => (await query(key).execute(db)).rows[0] ?? null

  const apply: ManagedKind['apply'] = async (tx, key, content, at = new Date()) => {
    await assertChoices(tx, given.choices ?? {}, content)
    const values = new Map<string, unknown>(fields.map((field) => [columnOf(field), stored(kind, field, content)]))
    if (given.updatedAt) values.set(given.updatedAt, at)
    if (key !== null && (await update(tx, key, values, at))) return key
    return insert(tx, key ?? (await newKey(tx, content)), values, at)
  }

  const update = async (tx: Tx, key: string, values: Map<string, unknown>, at: Date) => {
    const set = [...values].map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    if (given.publishedAt) set.push(sql`${sql.ref(given.publishedAt)} = coalesce(${sql.ref(given.publishedAt)}, ${at})`)
    const { numAffectedRows } = await sql`update ${table} set ${sql.join(set)} where ${isKey(key)}`.execute(tx)
    return numAffectedRows === 1n
  }

  const insert = async (tx: Tx, key: string | null, given_: Map<string, unknown>, at: Date) => {
    const values = new Map([...given_, ...Object.entries(given.otherwise ?? {})])
    if (given.publishedAt) values.set(given.publishedAt, at)
    if (kind.ordered) values.set('position', sql`(select coalesce(max(position), 0) + 1 from ${table})`)
    if (key !== null) values.set(keyColumn, valueOfKey(key))
    const { rows } = await sql<{ key: string }>`
      insert into ${table} (${sql.join([...values.keys()].map((column) => sql.ref(column)))})
      ${kind.key === 'number' && key !== null ? sql`overriding system value` : sql``}
      values (${sql.join([...values.values()])}) returning ${sql.ref(keyColumn)}::text as key`.execute(tx)
    return kind.key === 'single' ? 'only' : (rows[0]?.key ?? '')
  }

  const newKey = async (tx: Tx, content: Content) => {
    if (kind.key === 'number') return null
    return kind.key === 'single' ? 'only' : freeWord(tx, table, keyColumn, content[kind.title ?? ''] as Texts)
  }

  return {
    kind,
    endpoints: given.endpoints as unknown as ManagedEndpoints,
    read: Object.assign(read, { query }),
    apply,
    previewKey: kind.key === 'number' ? lastNumber : kind.key === 'single' ? 'only' : 'preview',
    addresses: given.addresses,
    async withdraw(tx, key) {
      if (given.publishedAt)
        await sql`update ${table} set ${sql.ref(given.publishedAt)} = null where ${isKey(key)}`.execute(tx)
      else await sql`delete from ${table} where ${isKey(key)}`.execute(tx)
    },
    ...(given.publishedAt && {
      remove: async (tx, key) => void (await sql`delete from ${table} where ${isKey(key)}`.execute(tx)),
    }),
    ...(given.choices && { choices: ({ db }) => selectChoices(db, given.choices as Record<string, string>) }),
    ...(given.usedBy && {
      usedBy: given.usedBy,
      uses: (db, key) => selectUses(db, given.usedBy ?? [], typedKey(key)),
    }),
    ...(given.refuse && { refuse: given.refuse }),
    ...(given.effects && { effects: given.effects }),
    ...(given.follow && { follow: given.follow }),
    ...(kind.ordered && orderOf(table, keyColumn)),
  }
}

/** Days are read as text, since the driver returns them as moments. */
function shownColumn({ fields }: Kind, field: string, column: string): RawBuilder<unknown> {
  return fields[field]?.type === 'day' ? sql`${sql.ref(column)}::text` : sql.ref(column)
}

function stored({ fields }: Kind, field: string, content: Content): unknown {
  const value = content[field]
  if (!fields[field]?.translated) return value
  return JSON.stringify(fields[field].type === 'rich' ? sanitizeTexts(value as Texts, field) : value)
}

async function assertChoices(db: Database, choices: Partial<Record<string, string>>, content: Content) {
  for (const [field, table = ''] of Object.entries(choices)) {
    const { rows } = await sql`select from ${sql.table(table)} where id = ${content[field]}`.execute(db)
    if (rows.length === 0) throw new PortalError('invalid_input', { [field]: 'choose' })
  }
}

/** The choices of each field: the rows of a table, by their name. */
export async function selectChoices(db: Database, choices: Record<string, string>) {
  const found = await Promise.all(
    Object.entries(choices).map(async ([field, table]) => {
      const { rows } = await sql<{ id: string; label: Texts }>`
        select id, name as label from ${sql.table(table)} order by position, id`.execute(db)
      return [field, rows] as const
    }),
  )
  return Object.fromEntries(found)
}

/** A key that nobody has, of the English title: keys stand in addresses. */
async function freeWord(db: Database, table: RawBuilder<unknown>, column: string, title: Texts): Promise<string> {
  const letters = title.en
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const word = letters.slice(0, 40) || 'item'
  for (let count = 1; ; count++) {
    const key = count === 1 ? word : `${word}-${count}`
    const { rows } = await sql`select from ${table} where ${sql.ref(column)} = ${key}`.execute(db)
    if (rows.length === 0) return key
  }
}

function orderOf(table: RawBuilder<unknown>, column: string): Pick<ManagedKind, 'lockOrder' | 'setOrder'> {
  return {
    async lockOrder(tx) {
      const key = sql.ref(column)
      const { rows } = await sql<{ key: string }>`
        select ${key}::text as key from ${table} order by position, ${key} for no key update`.execute(tx)
      return rows.map(({ key }) => key)
    },
    async setOrder(tx, keys) {
      await sql`
        update ${table} as t set position = o.position
        from unnest(${keys}::text[]) with ordinality as o(key, position)
        where t.${sql.ref(column)}::text = o.key and t.position is distinct from o.position`.execute(tx)
    },
  }
}
