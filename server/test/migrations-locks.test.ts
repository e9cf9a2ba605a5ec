import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { expect, test } from 'vitest'
import { migrations } from '../src/db/migrate.ts'

/** The last migration from before the portal was upgraded without downtime. */
const baseline = '0078'
/** What a statement must not do to a table that was there before, with the reason. */
const rules: Record<string, RegExp> = {
  'rewrites the table':
    /\balter column \w+ (set data )?type\b|\badd column [^,;]*\b(serial|generated always|gen_random_uuid)/,
  'reads the whole table under a lock': /\bset not null\b|\badd column [^,;]*\bnot null(?![^,;]*\bdefault\b)/,
  'checks every row under a lock':
    /\badd (constraint \w+ )?(check|foreign key)\b(?![^;]*\bnot valid\b)|\badd column [^,;]*\breferences\b/,
  'builds an index under a lock': /\bcreate (unique )?index\b|\badd (constraint \w+ )?(unique|primary key)\b/,
  'changes every row': /^(update|delete from) (?![^;]*\bwhere\b)/,
  'takes away what older processes use': /\bdrop (column|table|view|function)\b|\brename\b|\bdrop (not null|default)\b/,
}

/** The statements of a migration, without a database. */
async function statementsOf({ up }: Migration): Promise<string> {
  const statements: string[] = []
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (on) => new PostgresIntrospector(on),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql),
  })
  await up(db)
  return statements.join(';\n')
}

/** What a migration does that an upgrade without downtime forbids. Tables that it has made itself are empty. */
async function harmsOf(migration: Migration): Promise<string[]> {
  const text = (await statementsOf(migration)).replace(/--.*$/gm, '').replace(/\s+/g, ' ').toLowerCase()
  const made = [...text.matchAll(/\bcreate table (?:if not exists )?(\w+)/g)].map(([, name]) => name)
  const isOld = (statement: string) =>
    !made.some((name) => new RegExp(`\\b(on|table|update|from) ${name}\\b`).test(statement))
  const statements = text.split(';').map((statement) => statement.trim())
  const harms = (statement: string) => Object.keys(rules).filter((rule) => rules[rule]?.test(statement))
  return [...new Set(statements.filter(isOld).flatMap(harms))]
}

const advice =
  'While an upgrade runs, older processes work on this schema, and a large table must not be locked. Add what they do not mind, use it, and ' +
  'take away the rest in a later release; for a small table, say so: export const locks = "why this harms nobody"'

const added = Object.entries(migrations).filter(([name]) => name > baseline)

test.each(added)(
  '[OPS-8] migration %s neither locks a large table nor takes away what older processes use',
  async (_, migration) => {
    if ('locks' in migration && typeof migration.locks === 'string' && migration.locks.length > 10) return
    expect(await harmsOf(migration), advice).toEqual([])
  },
)

test.each([
  ['alter table accounts alter column phone type varchar', 'rewrites the table'],
  ['alter table accounts drop column phone', 'takes away what older processes use'],
  ['alter table accounts rename column phone to telephone', 'takes away what older processes use'],
  ['alter table accounts alter column email set not null', 'reads the whole table under a lock'],
  ['alter table accounts add constraint short check (length(email) < 9)', 'checks every row under a lock'],
  ['create index on accounts (email)', 'builds an index under a lock'],
  ['alter table accounts add column nick text not null', 'reads the whole table under a lock'],
  ['alter table accounts add column office uuid references offices', 'checks every row under a lock'],
  ['update accounts set language = lower(language)', 'changes every row'],
])('[OPS-8] "%s" is refused', async (statement, rule) => {
  expect(await harmsOf({ up: async (db) => void (await sql.raw(statement).execute(db)) })).toContain(rule)
})

test('[OPS-8] new tables and new columns are not', async () => {
  const statements =
    'create table notes (id uuid primary key); create index on notes (id); alter table accounts add column nick text, add column score int not null default 0'
  expect(await harmsOf({ up: async (db) => void (await sql.raw(statements).execute(db)) })).toEqual([])
})
