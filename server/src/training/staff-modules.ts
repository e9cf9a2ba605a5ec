import type * as contract from '@portal/contract/training/staff'
import type { EnteredQuestion, StaffModule, StaffQuestion } from '@portal/contract/training/staff'
import type * as z from 'zod'
import { audited } from '../audit/audited.ts'
import type { Tx } from '../db/client.ts'
import { protectPictures } from '../files/staff-pictures.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { lockVersion, type RecordVersion } from '../http/versions.ts'
import { countQuestions } from './assign.ts'
import { addModule, changeModule, addQuestion as insertQuestion, questionColumns } from './content.ts'
import { TrainingError } from './errors.ts'
import { selectModule, selectQuestion } from './staff-queries.ts'

type Entered = z.output<(typeof contract.addModule)['input']>

/** Adds a training module. @throws PortalError invalid_input */
export async function createModule(call: StaffCall, entered: Entered): Promise<StaffModule> {
  const subject = (id: number) => `module ${id}`
  const id = await audited(call, 'training.module.add', subject, async (tx) => {
    await check(tx, call, entered)
    return addModule(tx, entered)
  })
  return selectModule(call.db, id)
}

/**
 * Replaces a training module.
 * @throws PortalError not_found, changed_meanwhile, invalid_input, also when an assigned module's bank has too few questions for the new
 * rules
 */
export async function updateModule(
  call: StaffCall,
  recordVersion: RecordVersion,
  entered: Entered,
): Promise<StaffModule> {
  const { id } = recordVersion
  await audited(call, 'training.module.update', `module ${id}`, async (tx) => {
    await lockVersion(tx, 'training_modules', recordVersion)
    await check(tx, call, entered)
    const assigned = await tx
      .selectFrom('training_assignments')
      .select('id')
      .where('module_id', '=', id)
      .limit(1)
      .executeTakeFirst()
    if (assigned && (await countQuestions(tx, id)) < entered.examQuestions)
      throw new PortalError('invalid_input', { examQuestions: 'fewQuestions' })
    await changeModule(tx, id, entered)
  })
  return selectModule(call.db, id)
}

async function check(tx: Tx, { files }: StaffCall, { filmId, poster }: Entered) {
  const film = await tx.selectFrom('training_films').select('id').where('id', '=', filmId).executeTakeFirst()
  if (!film) throw new PortalError('invalid_input', { filmId: 'choose' })
  await protectPictures({ db: tx, files }, [['poster', poster]])
}

/** Adds a question to a module's bank. @throws PortalError not_found */
export async function addQuestion(call: StaffCall, moduleId: number, question: EnteredQuestion) {
  const subject = (id: number) => `question ${id}`
  const id = await audited(call, 'training.question.add', subject, async (tx) => {
    const found = await tx.selectFrom('training_modules').select('id').where('id', '=', moduleId).executeTakeFirst()
    if (!found) throw new PortalError('not_found')
    return insertQuestion(tx, moduleId, question)
  })
  return selectQuestion(call.db, id)
}

/** Replaces a question of a bank. @throws PortalError not_found, changed_meanwhile */
export async function updateQuestion(
  call: StaffCall,
  recordVersion: RecordVersion,
  question: EnteredQuestion,
): Promise<StaffQuestion> {
  const { id } = recordVersion
  await selectQuestion(call.db, id)
  await audited(call, 'training.question.update', `question ${id}`, async (tx) => {
    await lockVersion(tx, 'training_questions', recordVersion)
    await tx.updateTable('training_questions').set(questionColumns(question)).where('id', '=', id).execute()
  })
  return selectQuestion(call.db, id)
}

/**
 * Removes a question from its bank.
 * @throws PortalError not_found, changed_meanwhile; TrainingError too_few_questions when an assigned module would lack questions
 */
export async function removeQuestion(call: StaffCall, recordVersion: RecordVersion): Promise<null> {
  const { id } = recordVersion
  const { moduleId } = await selectQuestion(call.db, id)
  await audited(call, 'training.question.remove', `question ${id}`, async (tx) => {
    // Prevents two concurrent removals from leaving too few questions.
    const { exam_questions } = await tx
      .selectFrom('training_modules')
      .select('exam_questions')
      .where('id', '=', moduleId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await lockVersion(tx, 'training_questions', recordVersion)
    if ((await countQuestions(tx, moduleId)) <= exam_questions) throw new TrainingError('too_few_questions')
    await tx.updateTable('training_questions').set({ removed_at: new Date() }).where('id', '=', id).execute()
  })
  return null
}
