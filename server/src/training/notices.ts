import { inLanguage } from '@portal/contract/language'
import { sql } from 'kysely'
import { queueTextMessages } from '../company/text-message.ts'
import type { Tx } from '../db/client.ts'
import { forgetMessages } from '../messages/queue.ts'
import type { AccountCleanup, Services } from '../services.ts'
import { dayInWords, newYorkMoment, newYorkTime } from '../time.ts'
import { trainingTexts } from './notice-texts.ts'

type Sender = Pick<Services, 'keys' | 'messages'>
const day = 24 * 3_600_000

/** Days before a due date on which people are reminded. */
export const reminderDays = [14, 3] as const
const [early, late] = reminderDays

/**
 * Reminds those who agreed to it of open training before its due date, once for each of `reminderDays`. Several processes may run
 * this at the same time.
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
      .select(['training_assignments.id', 'module_id', 'title', 'phone', 'accounts.language'])
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
    for (const { id, module_id, title, dueOn, daysLeft, ...reader } of rows) {
      const days = daysLeft <= late ? late : early
      const words = {
        title: inLanguage(title, reader.language),
        day: dayInWords(dueOn, reader.language),
        link: `${services.messages.siteUrl}/user/training/${module_id}`,
      }
      const text = trainingTexts.trainingDue[reader.language](words)
      const cause = { kind: 'trainingDue', subject: id, occurrence: `${days} days before ${dueOn}` }
      const expiresAt = newYorkMoment(now, daysLeft + 1, '00:00')
      await queueTextMessages(tx, services, [{ reader, text, cause, expiresAt }])
      await tx.updateTable('training_assignments').set({ reminded_days: days }).where('id', '=', id).execute()
    }
    return rows.length
  })
}

/** Tells the holder of a certificate that it has been withdrawn. */
export async function queueWithdrawn(tx: Tx, services: Sender, number: string): Promise<void> {
  const row = await tx
    .selectFrom('training_certificates')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['training_certificates.id', 'course', 'withdrawn_reason', 'phone', 'accounts.language'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const words = { title: inLanguage(row.course, row.language), reason: row.withdrawn_reason }
  const text = trainingTexts.certificateWithdrawn[row.language](words)
  const cause = { kind: 'certificateWithdrawn', subject: row.id, occurrence: 'withdrawn' }
  await queueTextMessages(tx, services, [{ reader: row, text, cause, expiresAt: new Date(Date.now() + 7 * day) }])
}

/** Deletes the messages about a person's training before the account is deleted. */
export const cleanUpTraining: AccountCleanup = async (tx, _, accountId) => {
  const assignments = tx.selectFrom('training_assignments').select('id').where('account_id', '=', accountId)
  const certificates = tx.selectFrom('training_certificates').select('id').where('account_id', '=', accountId)
  for (const { id } of await assignments.unionAll(certificates).execute()) await forgetMessages(tx, id)
}
