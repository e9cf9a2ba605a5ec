import { day } from '@portal/contract/durations'
import { inLanguage, type Language } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { sql } from 'kysely'
import { byText, queueForAccounts } from '../accounts/recipients.ts'
import type { Tx } from '../db/client.ts'
import { forgetMessages } from '../messages/queue.ts'
import type { AccountCleanup, Services } from '../services.ts'
import { dayInWords, newYorkMoment } from '../time.ts'
import { keepEvidence } from './evidence.ts'
import { trainingTexts } from './notice-texts.ts'

type Sender = Pick<Services, 'keys' | 'messages'>

/** Days before a due date on which reminders are sent. */
export const reminderDays = [14, 3] as const
const [early, late] = reminderDays

/**
 * Reminds caregivers who agreed to it of open training before its due date, once for each of `reminderDays`. Several processes may run
 * this concurrently.
 * @returns the number of messages
 */
export async function sendTrainingReminders(services: Pick<Services, 'db' | keyof Sender>, now: Date): Promise<number> {
  const today = newYorkTime(now).slice(0, 10)
  return services.db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('training_assignments')
      .innerJoin('training_caregivers', 'training_caregivers.account_id', 'training_assignments.account_id')
      .innerJoin('accounts', 'accounts.id', 'training_assignments.account_id')
      .innerJoin('training_modules', 'training_modules.id', 'module_id')
      .select(['training_assignments.id', 'accounts.id as accountId', 'module_id', 'title'])
      .select([sql<string>`due_on::text`.as('dueOn'), sql<number>`due_on - ${today}::date`.as('daysLeft')])
      .where('remind', '=', true)
      .where('disabled_at', 'is', null)
      .where(sql<boolean>`due_on between ${today}::date and ${today}::date + ${early}::int`)
      .where(sql<boolean>`coalesce(reminded_days, 1000) >
        case when due_on - ${today}::date <= ${late}::int then ${late}::int else ${early}::int end`)
      .where((e) =>
        e.not(
          e.exists(
            e
              .selectFrom('training_certificates')
              .select('training_certificates.id')
              .whereRef('assignment_id', '=', 'training_assignments.id'),
          ),
        ),
      )
      .limit(500)
      .forUpdate('training_assignments')
      .skipLocked()
      .execute()
    for (const { id, accountId, module_id, title, dueOn, daysLeft } of rows) {
      const days = daysLeft <= late ? late : early
      const link = `${services.messages.siteUrl}/user/training/${module_id}`
      const textIn = (language: Language) => {
        const words = { title: inLanguage(title, language), day: dayInWords(dueOn, language), link }
        return trainingTexts.trainingDue[language](words)
      }
      const cause = { kind: 'trainingDue', subject: id, occurrence: `${days} days before ${dueOn}` }
      const expiresAt = newYorkMoment(now, daysLeft + 1, '00:00')
      await queueForAccounts(tx, services, [{ accountId, textIn, cause, expiresAt, consent: byText }])
      await tx.updateTable('training_assignments').set({ reminded_days: days }).where('id', '=', id).execute()
    }
    return rows.length
  })
}

/** Notifies the holder of a certificate that it has been withdrawn, unless the account is deleted. */
export async function queueWithdrawn(tx: Tx, services: Sender, number: string): Promise<void> {
  const row = await tx
    .selectFrom('training_certificates')
    .select(['id', 'account_id', 'course', 'withdrawn_reason'])
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row?.account_id) return
  const textIn = (language: Language) => {
    const words = { title: inLanguage(row.course, language), reason: row.withdrawn_reason }
    return trainingTexts.certificateWithdrawn[language](words)
  }
  const cause = { kind: 'certificateWithdrawn', subject: row.id, occurrence: 'withdrawn' }
  const when = { cause, expiresAt: new Date(Date.now() + 7 * day), consent: byText }
  await queueForAccounts(tx, services, [{ accountId: row.account_id, textIn, ...when }])
}

/** Before an account is deleted, deletes the messages about its training and keeps the evidence. */
export const cleanUpTraining: AccountCleanup = async (tx, _, accountId) => {
  const assignments = tx.selectFrom('training_assignments').select('id').where('account_id', '=', accountId)
  const certificates = tx.selectFrom('training_certificates').select('id').where('account_id', '=', accountId)
  for (const { id } of await assignments.unionAll(certificates).execute()) await forgetMessages(tx, id)
  await keepEvidence(tx, accountId)
}
