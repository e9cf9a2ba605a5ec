import { type ContactPromise, withinDay } from '@portal/contract/contact-promise'
import { contactPromise } from '../company/promises.ts'
import type { Database } from '../db/client.ts'

/** Deadlines for contacting a person: the one promised at registration, and the one promised for a message sent now. */
export async function selectContactPromises(db: Database, accountId: string, at = new Date()) {
  const now = await contactPromise(db, at)
  return { registered: await promiseOfRegistration(db, accountId), now: now.withinDay ? withinDay : now }
}

/** The promise given when a person registered. */
export async function promiseOfRegistration(db: Database, accountId: string): Promise<ContactPromise> {
  const { created_at } = await db
    .selectFrom('accounts')
    .select('created_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return contactPromise(db, created_at)
}
