import type { LegalDocument, Question } from '@portal/contract/about'
import { note, type StaffCall } from '../audit/note.ts'
import { PortalError } from '../http/errors.ts'
import { addLegalDocument, type NewLegalDocument, type QuestionContent, setQuestion } from './content.ts'
import { selectLegalDocument, selectQuestion } from './queries.ts'

/** Adds or replaces a question with its answer. @throws PortalError invalid_input */
export async function saveQuestion(call: StaffCall, content: QuestionContent): Promise<Question> {
  await call.db.transaction().execute(async (step) => {
    // The group is locked, so that questions that come at once get places of their own.
    const group = await step
      .selectFrom('question_groups')
      .select('id')
      .where('id', '=', content.group)
      .forUpdate()
      .executeTakeFirst()
    if (!group) throw new PortalError('invalid_input', { groupKey: 'choose' })
    await setQuestion(step, content)
    await note(step, call, 'question.save', `question ${content.key}`)
  })
  return selectQuestion(call.db, content.key, call.language)
}

/** Removes a question with its answer. @throws PortalError not_found */
export async function removeQuestion(call: StaffCall, key: string): Promise<null> {
  await call.db.transaction().execute(async (step) => {
    const { numDeletedRows } = await step.deleteFrom('questions').where('id', '=', key).executeTakeFirst()
    if (numDeletedRows === 0n) throw new PortalError('not_found')
    await note(step, call, 'question.remove', `question ${key}`)
  })
  return null
}

/** Adds a version of a legal document and gives it back. @throws PortalError invalid_input */
export async function saveLegalDocument(call: StaffCall, document: NewLegalDocument): Promise<LegalDocument> {
  await call.db.transaction().execute(async (step) => {
    await addLegalDocument(step, document)
    await note(step, call, 'legal.save', `legal document ${document.key} ${document.version}`)
  })
  return selectLegalDocument(call.db, document, call.language, new Date())
}
