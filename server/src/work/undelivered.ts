import { fullName } from '@portal/contract/person/names'
import type { Undelivered, UndeliveredSummary } from '@portal/contract/work/undelivered'
import { accountTexts } from '../accounts/notice-texts.ts'
import { audited } from '../audit/audited.ts'
import { applicationTexts, cardTexts } from '../care/shared/notice-texts.ts'
import type { Database } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { lockVersion, type RecordVersion } from '../http/versions.ts'

/** A message that failed permanently, with its recipient. @throws PortalError not_found */
export async function readUndelivered(db: Database, id: string): Promise<Undelivered> {
  const row = await undeliveredRows(db)
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['account_id', 'undelivered.kind as message', 'subject', 'accounts.kind', 'accounts.language'])
    .select(['accounts.first_name', 'accounts.last_name', 'accounts.phone'])
    .select(['accounts.email', 'accounts.email_proved_at'])
    .where('undelivered.id', '=', id)
    .executeTakeFirst()
  if (!row || row.kind === 'staff') throw new PortalError('not_found')
  return {
    ...summaryOf(row),
    topic: topicOf(row.message),
    application: await selectApplication(db, row),
    account: {
      id: row.account_id,
      kind: row.kind,
      firstName: row.first_name,
      lastName: row.last_name,
      phone: row.phone ?? '',
      email: row.email,
      emailProved: row.email_proved_at !== null,
      language: row.language,
    },
  }
}

/** The channels on which messages fail to reach an account's owner. */
export async function selectUndeliveredOf(db: Database, accountId: string): Promise<UndeliveredSummary[]> {
  const rows = await undeliveredRows(db).where('account_id', '=', accountId).orderBy('channel', 'desc').execute()
  return rows.map(summaryOf)
}

/** Removes an undelivered message from the queue. @throws PortalError not_found, changed_meanwhile */
export async function settleUndelivered(call: StaffCall, recordVersion: RecordVersion<string>): Promise<Undelivered> {
  const { id } = recordVersion
  await audited(call, 'undelivered.settle', `undelivered ${id}`, async (tx) => {
    await lockVersion(tx, 'undelivered', recordVersion)
    const settled = { handled_at: new Date(), handled_by: call.caller.accountId }
    await tx.updateTable('undelivered').set(settled).where('id', '=', id).execute()
  })
  return readUndelivered(call.db, id)
}

function undeliveredRows(db: Database) {
  return db
    .selectFrom('undelivered')
    .leftJoin('accounts as handler', 'handler.id', 'handled_by')
    .select(['undelivered.id', 'undelivered.version', 'channel', 'reason', 'failed_at', 'handled_at'])
    .select(['handler.first_name as handlerFirstName', 'handler.last_name as handlerLastName'])
}

type Row = Awaited<ReturnType<ReturnType<typeof undeliveredRows>['execute']>>[number]

function summaryOf(row: Row): UndeliveredSummary {
  const by = fullName({ firstName: row.handlerFirstName ?? '', lastName: row.handlerLastName ?? '' })
  return {
    id: row.id,
    version: row.version,
    channel: row.channel,
    reason: row.reason,
    failedAt: row.failed_at.toISOString(),
    handled: row.handled_at && { at: row.handled_at.toISOString(), by },
  }
}

function topicOf(message: string): Undelivered['topic'] {
  if (message === 'code' || message === 'emailCode') return 'code'
  if (message in applicationTexts) return message.startsWith('visit') ? 'visit' : 'application'
  if (message in cardTexts) return 'check'
  return message in accountTexts || message === 'documentsWanted' ? 'account' : 'other'
}

async function selectApplication(db: Database, { message, subject }: { message: string; subject: string }) {
  if (!(message in applicationTexts)) return null
  const found = db.selectFrom('application_requests').select(['id', 'number']).where('id', '=', subject)
  return (await found.executeTakeFirst()) ?? null
}
