import type { Fields, Kind, WholeOf } from '@portal/contract/content/kind'
import type { Database, Tx } from './db/client.ts'
import { managedKinds } from './domains.ts'

/**
 * Adds a record to the site, or replaces the one of a key, without a draft: for the demo, tests and set-up.
 * @param key null for a new number
 * @returns the key
 */
export async function addContent<F extends Fields>(
  db: Database,
  { kind }: Kind<F>,
  content: WholeOf<F>,
  key: string | null = null,
): Promise<string> {
  const managed = managedKinds.find((one) => one.kind.kind === kind)
  if (!managed) throw new Error(`no kind ${kind} is managed`)
  return managed.apply(db as Tx, key, content)
}
