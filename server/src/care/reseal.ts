import type { Services } from '../services.ts'
import {
  openContent,
  openFields,
  openReason,
  openText,
  sealContent,
  sealFields,
  sealReason,
  sealText,
} from './sealing.ts'

/** Encrypts every application, draft and message anew whose key is not the one for new data. @returns how many */
export async function resealCare({ db, keys }: Pick<Services, 'db' | 'keys'>): Promise<number> {
  const old = (sealed: Buffer | null): sealed is Buffer => sealed !== null && keys.keyIdOf(sealed) !== keys.activeId
  let resealed = 0
  for (const { id, content_sealed: sealed } of await db
    .selectFrom('application_requests')
    .select(['id', 'content_sealed'])
    .execute()) {
    if (!old(sealed)) continue
    const content_sealed = sealContent(keys, id, openContent(keys, id, sealed))
    await db.updateTable('application_requests').set({ content_sealed }).where('id', '=', id).execute()
    resealed++
  }
  for (const { id, text_sealed: sealed } of await db
    .selectFrom('request_events')
    .select(['id', 'text_sealed'])
    .execute()) {
    if (!old(sealed)) continue
    const text_sealed = sealText(keys, id, openText(keys, id, sealed))
    await db.updateTable('request_events').set({ text_sealed }).where('id', '=', id).execute()
    resealed++
  }
  for (const { id, fields_sealed: sealed } of await db
    .selectFrom('application_drafts')
    .select(['id', 'fields_sealed'])
    .execute()) {
    if (!old(sealed)) continue
    const fields_sealed = sealFields(keys, id, openFields(keys, id, sealed))
    // What was saved meanwhile has the new key already.
    await db
      .updateTable('application_drafts')
      .set({ fields_sealed })
      .where('id', '=', id)
      .where('fields_sealed', '=', sealed)
      .execute()
    resealed++
  }
  for (const { account_id: id, white_card_reason_sealed: sealed } of await db
    .selectFrom('patients')
    .select(['account_id', 'white_card_reason_sealed'])
    .execute()) {
    if (!old(sealed)) continue
    const white_card_reason_sealed = sealReason(keys, id, openReason(keys, id, sealed))
    await db
      .updateTable('patients')
      .set({ white_card_reason_sealed })
      .where('account_id', '=', id)
      .where('white_card_reason_sealed', '=', sealed)
      .execute()
    resealed++
  }
  return resealed
}
