import { type ContactPromise, withinDay } from '@portal/contract/contact-promise'
import { contactPromise } from '../company/promises.ts'
import type { Database } from '../db/client.ts'

/** By when the agency contacts a person: what was promised at the registration, and what is promised to somebody who writes now. */
export async function selectContactPromises(db: Database, accountId: string, at = new Date()) {
  const now = await contactPromise(db, at)
  return { registered: await promiseOfRegistration(db, accountId), now: now.withinDay ? withinDay : now }
}

/** The promise that was given when a person registered. */
export async function promiseOfRegistration(db: Database, accountId: string): Promise<ContactPromise> {
  const { created_at } = await db
    .selectFrom('accounts')
    .select('created_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return contactPromise(db, created_at)
}
