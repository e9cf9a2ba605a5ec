import { onTestFinished } from 'vitest'
import { type DatabaseProxy, openDatabaseProxy } from './open-database-proxy.ts'

export type { DatabaseProxy }

/** Opens a proxy between a portal and PostgreSQL until the end of the test. */
export async function proxyDatabase(connectionString: string): Promise<DatabaseProxy> {
  const proxy = await openDatabaseProxy(connectionString)
  onTestFinished(() => proxy.close())
  return proxy
}
