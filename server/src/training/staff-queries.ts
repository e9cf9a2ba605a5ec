import { inLanguage, type Language } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { fullName } from '@portal/contract/person/names'
import { requiredMinutes } from '@portal/contract/training/parts'
import type { getResultPage, StaffModule, StaffQuestion } from '@portal/contract/training/staff'
import { sql } from 'kysely'
import type * as z from 'zod'
import { openStub } from '../accounts/deleted-accounts.ts'
import type { Database } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import type { Keyring } from '../secrets/keyring.ts'
import { type AssignmentRow, selectAssignments, withStatus } from './assignments.ts'
import { statusOf } from './policy.ts'

interface Page {
  pageNum: number
  pageSize: number
}

function modulesIn(db: Database) {
  const assigned = sql<number>`(select count(*)::int from training_assignments a where a.module_id = training_modules.id)`
  const signed = sql<number>`(select count(*)::int from training_assignments a
    join training_certificates c on c.assignment_id = a.id where a.module_id = training_modules.id)`
  const questions = sql<number>`(select count(*)::int from training_questions q
    where q.module_id = training_modules.id and q.removed_at is null)`
  return db
    .selectFrom('training_modules')
    .innerJoin('training_films', 'training_films.id', 'film_id')
    .selectAll('training_modules')
    .select(['duration_ms', assigned.as('assigned'), signed.as('signed'), questions.as('questions')])
}

type ModuleRow = Awaited<ReturnType<ReturnType<typeof modulesIn>['execute']>>[number]

/** Training modules in their order, for staff. */
export async function selectModulePage(db: Database, { pageNum, pageSize }: Page) {
  const { total } = await db
    .selectFrom('training_modules')
    .select((e) => e.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await modulesIn(db)
    .orderBy('position')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  return { records: rows.map(moduleOf), total: Number(total), pageNum, pageSize }
}

/** A training module for staff. @throws PortalError not_found */
export async function selectModule(db: Database, id: number): Promise<StaffModule> {
  const row = await modulesIn(db).where('training_modules.id', '=', id).executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  return moduleOf(row)
}

function moduleOf(row: ModuleRow): StaffModule {
  return {
    ...row,
    filmId: row.film_id,
    videoSeconds: Math.round(row.duration_ms / 1000),
    posterAlt: row.poster_alt,
    dueDays: row.due_days,
    passMark: row.pass_mark,
    examQuestions: row.exam_questions,
    timeLimitMinutes: row.time_limit_minutes,
    retakeWaitHours: row.retake_wait_hours,
  }
}

/** The films that modules can use, latest first. */
export async function selectFilms(db: Database) {
  const rows = await db
    .selectFrom('training_films')
    .select(['id', 'title', 'duration_ms', 'added_at'])
    .select(sql<number>`(select count(*)::int from training_modules where film_id = training_films.id)`.as('modules'))
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, title, duration_ms, added_at, modules }) => ({
    id,
    title,
    seconds: Math.round(duration_ms / 1000),
    addedOn: newYorkTime(added_at).slice(0, 10),
    modules,
  }))
}

function questionsIn(db: Database) {
  return db
    .selectFrom('training_questions')
    .select(['id', 'version', 'module_id as moduleId', 'kind', 'body as text', 'explanation', 'options'])
    .where('removed_at', 'is', null)
}

/** A module's bank. @throws PortalError not_found */
export async function selectQuestions(db: Database, moduleId: number): Promise<StaffQuestion[]> {
  await selectModule(db, moduleId)
  return questionsIn(db).where('module_id', '=', moduleId).orderBy('id').execute()
}

/** A question of a bank. @throws PortalError not_found */
export async function selectQuestion(db: Database, id: number): Promise<StaffQuestion> {
  const row = await questionsIn(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  return row
}

/** Assignments with their results, including those of deleted accounts, nearest due date first. */
export async function selectResultPage(
  { db, keys }: { db: Database; keys: Keyring },
  { pageNum, pageSize, ...filter }: z.output<(typeof getResultPage)['input']>,
  language: Language,
  now: Date,
) {
  const filtered = selectAssignments(db)
    .$if(filter.moduleId !== undefined, (query) => query.where('module_id', '=', filter.moduleId ?? 0))
    .$if(filter.accountId !== undefined, (query) =>
      query.where((e) =>
        e.or([
          e('training_assignments.account_id', '=', filter.accountId ?? ''),
          e('deleted_account_id', '=', filter.accountId ?? ''),
        ]),
      ),
    )
    .$if(filter.open, (query) => query.where('training_certificates.number', 'is', null))
  const { total } = await db
    .selectFrom(filtered.clearSelect().select('training_assignments.id').as('matching'))
    .select((e) => e.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await filtered
    .leftJoin('accounts', 'accounts.id', 'training_assignments.account_id')
    .leftJoin('deleted_accounts', 'deleted_accounts.id', 'deleted_account_id')
    .select(['first_name', 'last_name', 'person_sealed'])
    .orderBy('due_on')
    .orderBy('training_assignments.id')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  const records = rows.map((row) => ({ ...resultOf(row, language, now), name: nameOf(row, keys) }))
  return { records, total: Number(total), pageNum, pageSize }
}

/** For a deleted account, the name in its stub; empty once the stub is deleted. */
function nameOf(
  row: { accountId: string; first_name: string | null; last_name: string | null; person_sealed: Buffer | null },
  keys: Keyring,
): string {
  if (row.person_sealed) return fullName(openStub(keys, row.accountId, row.person_sealed))
  return fullName({ firstName: row.first_name ?? '', lastName: row.last_name ?? '' })
}

function resultOf(row: AssignmentRow, language: Language, now: Date) {
  const status = statusOf(withStatus(row))
  return {
    assignmentId: row.assignmentId,
    accountId: row.accountId,
    moduleId: row.id,
    title: inLanguage(row.title, language),
    status,
    dueOn: row.dueOn,
    overdue: status !== 'signed' && row.dueOn < newYorkTime(now).slice(0, 10),
    attempts: row.attempt ?? 0,
    lastScore: row.score,
    passed: row.passed ?? false,
    signedAt: row.signed_at && newYorkTime(row.signed_at),
    certificateNumber: row.certificateNumber,
    certificateVersion: row.certificateVersion,
    withdrawn: row.withdrawn_at !== null,
  }
}

/** Approved caregivers by name, with this year's in-service time. */
export async function selectCaregiverTrainingPage(db: Database, { pageNum, pageSize }: Page, now: Date) {
  const today = newYorkTime(now).slice(0, 10)
  const approved = db
    .selectFrom('caregivers')
    .innerJoin('accounts', 'accounts.id', 'caregivers.account_id')
    .where('review_status', '=', 'approved')
    .where('disabled_at', 'is', null)
  const { total } = await approved.select((e) => e.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const earned = sql<number>`(select coalesce(sum(minutes), 0)::int from training_certificates c
    where c.account_id = accounts.id and withdrawn_at is null and extract(year from completed_on) = ${today.slice(0, 4)}::int)`
  const open = (late: boolean) => sql<number>`(select count(*)::int from training_assignments a
    where a.account_id = accounts.id and not exists (select from training_certificates c where c.assignment_id = a.id)
    ${late ? sql`and a.due_on < ${today}::date` : sql``})`
  const rows = await approved
    .leftJoin('training_caregivers', 'training_caregivers.account_id', 'accounts.id')
    .select(['accounts.id', 'first_name as firstName', 'last_name as lastName'])
    .select(['program', 'training_caregivers.version as programVersion'])
    .select([earned.as('earnedMinutes'), open(false).as('open'), open(true).as('overdue')])
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('accounts.id')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  const records = rows.map(({ id, program, programVersion, ...row }) => ({
    ...row,
    accountId: id,
    name: fullName(row),
    program: program ?? ('hha' as const),
    programVersion: programVersion ?? 1,
    requiredMinutes: requiredMinutes[program ?? 'hha'],
  }))
  return { records, total: Number(total), pageNum, pageSize }
}
