import type { Callback } from '@portal/contract/callbacks/staff'
import { fullName } from '@portal/contract/person/names'
import { audited } from '../audit/audited.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { lockVersion, type RecordVersion } from '../http/versions.ts'
import type { Services } from '../services.ts'
import { openCaller } from './sealing.ts'

/** Who asked to be called, and about what. @throws PortalError not_found */
export async function readCallback({ db, keys }: Pick<Services, 'db' | 'keys'>, id: string): Promise<Callback> {
  const row = await db
    .selectFrom('callbacks')
    .leftJoin('accounts as handler', 'handler.id', 'handled_by')
    .selectAll('callbacks')
    .select(['handler.first_name as handlerFirstName', 'handler.last_name as handlerLastName'])
    .where('callbacks.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  const by = fullName({ firstName: row.handlerFirstName ?? '', lastName: row.handlerLastName ?? '' })
  return {
    id,
    version: row.version,
    language: row.language,
    about: row.about,
    ...openCaller(keys, id, row.caller_sealed),
    askedAt: row.asked_at.toISOString(),
    handled: row.handled_at && { at: row.handled_at.toISOString(), by },
  }
}

/** Takes a call out of the queue. @throws PortalError not_found, changed_meanwhile */
export async function settleCallback(call: StaffCall, recordVersion: RecordVersion<string>): Promise<Callback> {
  const { id } = recordVersion
  await audited(call, 'callback.settle', `callback ${id}`, async (tx) => {
    await lockVersion(tx, 'callbacks', recordVersion)
    const settled = { handled_at: new Date(), handled_by: call.caller.accountId }
    await tx.updateTable('callbacks').set(settled).where('id', '=', id).execute()
  })
  return readCallback(call, id)
}
