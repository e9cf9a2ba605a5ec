import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'

const insufficientPrivilege = '42501'

/** Creates a database with schema and demo content; `drop` removes it. */
export async function copyTemplate(): Promise<{ connectionString: string; drop(): Promise<void> }> {
  const template = inject('template')
  const name = `test_${randomBytes(6).toString('hex')}`
  const at = (database: string) => template.replace(/\/\w+(\?|$)/, `/${database}$1`)
  const asAdmin = async (query: string) => {
    const admin = new pg.Client({ connectionString: at('postgres') })
    await admin.connect()
    try {
      await admin.query('select pg_advisory_lock(1)')
      await admin.query(query)
    } finally {
      await admin.end()
    }
  }
  await asAdmin(`create database ${name} template ${/\/(\w+)(?:\?|$)/.exec(template)?.[1]} strategy file_copy`)
  const drop = (): Promise<void> =>
    asAdmin(`drop database ${name} with (force)`).catch(async (error: { code?: string }) => {
      // Autovacuum is working on it: a superuser's process, which only a superuser may end.
      if (error.code !== insufficientPrivilege) throw error
      await pause(100)
      return drop()
    })
  return { connectionString: at(name), drop }
}
