import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** A new database with schema and demo content, and how it is dropped. */
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
  await asAdmin(`create database ${name} template ${/\/(\w+)(?:\?|$)/.exec(template)?.[1]}`)
  return { connectionString: at(name), drop: () => asAdmin(`drop database ${name} with (force)`) }
}
