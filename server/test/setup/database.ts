import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'

const insufficientPrivilege = '42501'

interface TestDatabase {
  connectionString: string
  drop(): Promise<void>
}

/** Creates a database with schema and demo content; `drop` removes it. */
export function copyTemplate(): Promise<TestDatabase> {
  return createDatabase(`${/\/(\w+)(?:\?|$)/.exec(inject('template'))?.[1]} strategy file_copy`)
}

/** Creates a database without tables; `drop` removes it. */
export function emptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template0')
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(`create database ${name} template ${template}`)
  return { connectionString: addressOf(name), drop: () => dropDatabase(name) }
}

async function dropDatabase(name: string): Promise<void> {
  try {
    await asAdmin(`drop database ${name} with (force)`)
  } catch (error) {
    // Autovacuum is working on it: a superuser's process, which only a superuser may end.
    if ((error as { code?: string }).code !== insufficientPrivilege) throw error
    await pause(100)
    await dropDatabase(name)
  }
}

async function asAdmin(query: string): Promise<void> {
  const admin = new pg.Client({ connectionString: addressOf('postgres') })
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock(1)')
    await admin.query(query)
  } finally {
    await admin.end()
  }
}

function addressOf(database: string): string {
  return inject('template').replace(/\/\w+(\?|$)/, `/${database}$1`)
}
