import type { setDocumentExpiry as endpoint, StaffCaregiver } from '@portal/contract/accounts/staff'
import { newYorkTime } from '@portal/contract/new-york'
import { sql } from 'kysely'
import type * as z from 'zod'
import { audited } from '../../audit/audited.ts'
import type { StaffCall } from '../../http/dispatch.ts'
import { lockVersion } from '../../http/versions.ts'
import type { Services } from '../../services.ts'
import { newYorkMoment } from '../../time.ts'
import { queueExpiry } from '../notices.ts'
import { selectCaregiverOf } from './review.ts'

/** Days before the expiry at which the caregiver is reminded, the last reminder first. */
const reminderDays = [14, 60] as const

/** Sets the day on which a document expires, or that it does not. @throws PortalError not_found, changed_meanwhile */
export async function setDocumentExpiry(
  call: StaffCall,
  given: z.output<(typeof endpoint)['input']>,
): Promise<StaffCaregiver> {
  await audited(call, 'document.expiry', `document ${given.id}`, async (tx) => {
    await lockVersion(tx, 'caregiver_documents', given)
    await tx
      .updateTable('caregiver_documents')
      .set({ expires_on: given.expiresOn, reminded_days: null })
      .where('id', '=', given.id)
      .execute()
  })
  return selectCaregiverOf(call.db, given.id)
}

/**
 * Reminds caregivers 60 and 14 days before an approved document expires, once each; from 14 days on, only the later one.
 * Several processes may run this concurrently.
 */
export async function remindOfExpiry(services: Pick<Services, 'db' | 'keys' | 'messages'>, now: Date): Promise<number> {
  const today = newYorkTime(now).slice(0, 10)
  let count = 0
  for (const days of reminderDays) {
    const until = newYorkTime(newYorkMoment(now, days, '12:00')).slice(0, 10)
    count += await services.db.transaction().execute(async (tx) => {
      const rows = await tx
        .selectFrom('caregiver_documents')
        .innerJoin('accounts', 'accounts.id', 'caregiver_id')
        .select(['caregiver_documents.id', 'caregiver_id as accountId', 'caregiver_documents.kind'])
        .select(sql<string>`expires_on::text`.as('day'))
        .where('review_status', '=', 'approved')
        .where('disabled_at', 'is', null)
        .where(sql<boolean>`expires_on between ${today}::date and ${until}::date`)
        .where((e) => e.or([e('reminded_days', 'is', null), e('reminded_days', '>', days)]))
        .limit(500)
        .forUpdate(['caregiver_documents'])
        .skipLocked()
        .execute()
      for (const { accountId, ...document } of rows) {
        const { id } = document
        await queueExpiry(tx, services, accountId, document, `${document.day} ${days}`)
        await tx.updateTable('caregiver_documents').set({ reminded_days: days }).where('id', '=', id).execute()
      }
      return rows.length
    })
  }
  return count
}
