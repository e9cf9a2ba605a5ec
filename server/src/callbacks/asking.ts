import { randomUUID } from 'node:crypto'
import type { askForCallback as askEndpoint } from '@portal/contract/callbacks/public'
import type { InputOf, OutputOf } from '@portal/contract/endpoint'
import type { Language } from '@portal/contract/language'
import { contactPromise } from '../company/promises.ts'
import type { Database } from '../db/client.ts'
import type { Call } from '../http/dispatch.ts'
import type { Services } from '../services.ts'
import { limits } from './limits.ts'
import { sealCaller } from './sealing.ts'

/**
 * Puts a call in the work queue. The answer is the same if the phone waits for one already.
 * @throws PortalError too_many_requests
 */
export async function askForCallback(
  { db, keys, throttles, client, language }: Call,
  { name, phone, about }: InputOf<typeof askEndpoint>,
): Promise<OutputOf<typeof askEndpoint>> {
  await throttles.count(limits.callbackByNetwork, { network: client.address })
  await throttles.count(limits.callbackByBlock, { block: client.address })
  // Whatever its extension: it is one phone that rings.
  await throttles.count(limits.callbackByPhone, { phone: phone.replace(/;.*/, '') })
  const now = new Date()
  await addCallback(db, { keys }, { name, phone, about, language, askedAt: now })
  return { promise: await contactPromise(db, now) }
}

interface NewCallback extends InputOf<typeof askEndpoint> {
  /** Of the page on which the call is asked for. */
  language: Language
  askedAt: Date
}

/** Puts a call in the work queue, unless its phone waits for one already. */
export async function addCallback(
  db: Database,
  { keys }: Pick<Services, 'keys'>,
  { name, phone, about, language, askedAt }: NewCallback,
): Promise<void> {
  const id = randomUUID()
  await db
    .insertInto('callbacks')
    .values({
      id,
      language,
      about,
      asked_at: askedAt,
      caller_sealed: sealCaller(keys, id, { name, phone }),
      phone_fingerprint: keys.fingerprint(phone, 'callback'),
    })
    .onConflict((conflict) => conflict.column('phone_fingerprint').where('handled_at', 'is', null).doNothing())
    .execute()
}
