import { noteUndelivered } from '../../../server/src/messages/undelivered.ts'
import type { Data } from '../../../server/src/open.ts'

/** Lets the provider have refused a text message to an account for good; the tests' provider takes everything. */
export async function refuseText({ db }: Data, { accountId }: { accountId: string }): Promise<{ id: string }> {
  return db.transaction().execute(async (tx) => {
    const { phone } = await tx
      .selectFrom('accounts')
      .select('phone')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    const failed = { kind: 'documentsWanted', subject: accountId, reason: 'stopped' } as const
    await noteUndelivered(tx, { channel: 'sms', to: phone ?? '' }, failed)
    return tx.selectFrom('undelivered').select('id').where('account_id', '=', accountId).executeTakeFirstOrThrow()
  })
}
