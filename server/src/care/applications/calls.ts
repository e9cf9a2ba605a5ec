import { randomUUID } from 'node:crypto'
import type { noteCall as noteEndpoint, StaffApplicationDetail } from '@portal/contract/care/applications/staff'
import { newYorkTime } from '@portal/contract/new-york'
import { fullName } from '@portal/contract/person/names'
import type * as z from 'zod'
import { audited } from '../../audit/audited.ts'
import type { Database, Tx } from '../../db/client.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import type { Keyring } from '../../secrets/keyring.ts'
import { openCallNote, sealCallNote } from '../shared/sealing.ts'

/**
 * Records a phone call about an application, visible to staff only; idempotent by key.
 * @throws PortalError not_found; invalid_input when another call has the key
 */
export async function noteCall(call: StaffCall, input: z.output<(typeof noteEndpoint)['input']>): Promise<void> {
  const { id: applicationId, outcome, note, idempotencyKey: id = randomUUID() } = input
  await audited(call, 'application.call', `application ${applicationId}`, async (tx) => {
    const held = tx.selectFrom('application_requests').select('id').where('id', '=', applicationId).forKeyShare()
    if (!(await held.executeTakeFirst())) throw new PortalError('not_found')
    const values = { id, request_id: applicationId, staff_id: call.caller.accountId, at: new Date(), outcome }
    const added = await tx
      .insertInto('request_calls')
      .values({ ...values, note_sealed: sealCallNote(call.keys, id, note) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added && !(await isNoted(tx, call.keys, { ...input, id, applicationId })))
      throw new PortalError('invalid_input')
  })
}

async function isNoted(
  tx: Tx,
  keys: Keyring,
  call: { id: string; applicationId: string; outcome: string; note: string },
) {
  const { id, applicationId, outcome, note } = call
  const known = await tx
    .selectFrom('request_calls')
    .select(['request_id', 'outcome', 'note_sealed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return (
    known.request_id === applicationId &&
    known.outcome === outcome &&
    openCallNote(keys, id, known.note_sealed) === note
  )
}

/** The calls recorded by staff about an application, oldest first. */
export async function selectCalls(db: Database, keys: Keyring, id: string): Promise<StaffApplicationDetail['calls']> {
  const rows = await db
    .selectFrom('request_calls')
    .leftJoin('accounts', 'accounts.id', 'staff_id')
    .select(['request_calls.id', 'at', 'outcome', 'note_sealed', 'first_name', 'last_name'])
    .where('request_id', '=', id)
    .orderBy('at')
    .orderBy('request_calls.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: newYorkTime(row.at),
    outcome: row.outcome,
    note: openCallNote(keys, row.id, row.note_sealed),
    by: fullName({ firstName: row.first_name ?? '', lastName: row.last_name ?? '' }),
  }))
}
