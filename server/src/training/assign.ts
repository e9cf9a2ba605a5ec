import { newYorkTime } from '@portal/contract/new-york'
import type { assignModule as assignEndpoint } from '@portal/contract/training/staff'
import { sql } from 'kysely'
import type * as z from 'zod'
import { audited } from '../audit/audited.ts'
import type { Database, Tx } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { newYorkMoment } from '../time.ts'
import { TrainingError } from './errors.ts'

/**
 * Assigns a module to caregivers. An open assignment stays as it is; after a signed one the caregiver gets a new one.
 * @throws PortalError not_found for the module or an account that is no caregiver, invalid_input; TrainingError too_few_questions
 */
export async function assignModule(call: StaffCall, input: z.output<(typeof assignEndpoint)['input']>) {
  const { id, dueOn } = input
  const accountIds = [...new Set(input.accountIds)].sort()
  if (dueOn && dueOn < newYorkTime(new Date()).slice(0, 10))
    throw new PortalError('invalid_input', { dueOn: 'dueLater' })
  return audited(call, 'training.assign', `module ${id}`, async (tx) => {
    await assertReady(tx, id)
    await lockCaregivers(tx, accountIds)
    let assigned = 0
    for (const accountId of accountIds)
      if (await assign(tx, { accountId, moduleId: id, now: new Date(), dueOn })) assigned += 1
    return { assigned, open: accountIds.length - assigned }
  })
}

interface Assignment {
  accountId: string
  moduleId: number
  now: Date
  /** Overrides the due date from the module's rule. */
  dueOn?: string | undefined
}

/** Assigns a module to a caregiver unless it is open already. @returns whether it was assigned */
export async function assign(tx: Tx, { accountId, moduleId, now, dueOn }: Assignment): Promise<boolean> {
  const last = await tx
    .selectFrom('training_assignments')
    .leftJoin('training_certificates', 'assignment_id', 'training_assignments.id')
    .select(['training_assignments.number', 'training_certificates.id as certificateId'])
    .where('training_assignments.account_id', '=', accountId)
    .where('module_id', '=', moduleId)
    .orderBy('training_assignments.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last && !last.certificateId) return false
  const { due_days } = await tx
    .selectFrom('training_modules')
    .select('due_days')
    .where('id', '=', moduleId)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('training_assignments')
    .values({
      account_id: accountId,
      module_id: moduleId,
      number: (last?.number ?? 0) + 1,
      assigned_at: now,
      due_on: dueOn ?? dueDay(due_days, now),
    })
    .execute()
  return true
}

/** The due date by a module's rule: a number of days from now, or the end of the calendar year. */
export function dueDay(dueDays: number | null, now: Date): string {
  if (dueDays === null) return `${newYorkTime(now).slice(0, 4)}-12-31`
  return newYorkTime(newYorkMoment(now, dueDays, '12:00')).slice(0, 10)
}

async function assertReady(tx: Tx, id: number) {
  const found = await tx.selectFrom('training_modules').select('exam_questions').where('id', '=', id).executeTakeFirst()
  if (!found) throw new PortalError('not_found')
  if ((await countQuestions(tx, id)) < found.exam_questions) throw new TrainingError('too_few_questions')
}

/** Number of questions in a module's bank. */
export async function countQuestions(db: Database, moduleId: number): Promise<number> {
  const { questions } = await db
    .selectFrom('training_questions')
    .select((e) => e.fn.countAll<string>().as('questions'))
    .where('module_id', '=', moduleId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(questions)
}

/** Locks the caregivers, so that concurrent assignments wait. @throws PortalError not_found */
async function lockCaregivers(tx: Tx, accountIds: readonly string[]) {
  const rows = await tx
    .selectFrom('caregivers')
    .select('account_id')
    .where('account_id', '=', sql<string>`any(${accountIds}::uuid[])`)
    .orderBy('account_id')
    .forNoKeyUpdate()
    .execute()
  if (rows.length < accountIds.length) throw new PortalError('not_found')
}
