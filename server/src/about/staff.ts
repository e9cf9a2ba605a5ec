import type { LegalDocumentKey } from '@portal/contract/about/public'
import type { StaffLegalDocument, StaffQuestion } from '@portal/contract/about/staff-texts'
import { sql } from 'kysely'
import { audited } from '../audit/audited.ts'
import type { Database, Tx } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { lockVersion } from '../http/versions.ts'
import { addLegalDocument, type NewLegalDocument, type QuestionContent, setQuestion } from './content.ts'

/** A question with its answer, in all languages. @throws PortalError not_found */
export async function selectStaffQuestion(db: Database, key: string): Promise<StaffQuestion> {
  const row = await db.selectFrom('questions').selectAll().where('id', '=', key).executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  return { key, version: row.version, groupKey: row.group_id, question: row.question, answer: row.answer }
}

/**
 * Adds a question with its answer, or replaces the version that the editor saw.
 * @throws PortalError not_found, invalid_input; changed_meanwhile also when the key of a new question is taken
 */
export async function saveQuestion(
  call: StaffCall,
  version: number | undefined,
  content: QuestionContent,
): Promise<StaffQuestion> {
  await audited(call, 'question.save', `question ${content.key}`, async (tx) => {
    // Locks the group, so that questions added at the same time get different positions.
    const group = await tx
      .selectFrom('question_groups')
      .select('id')
      .where('id', '=', content.group)
      .forUpdate()
      .executeTakeFirst()
    if (!group) throw new PortalError('invalid_input', { groupKey: 'choose' })
    if (version === undefined) await assertNew(tx, content.key)
    else await lockVersion(tx, 'questions', { id: content.key, version })
    await setQuestion(tx, content)
  })
  return selectStaffQuestion(call.db, content.key)
}

async function assertNew(tx: Tx, key: string) {
  // Without the lock, the second of two editors adding the same key would replace the first one's question.
  await sql`lock table questions in share row exclusive mode`.execute(tx)
  const found = await tx.selectFrom('questions').select('id').where('id', '=', key).executeTakeFirst()
  if (found) throw new PortalError('changed_meanwhile')
}

/** Removes a question with its answer. @throws PortalError not_found, changed_meanwhile */
export async function removeQuestion(call: StaffCall, key: string, version: number): Promise<null> {
  await audited(call, 'question.remove', `question ${key}`, async (tx) => {
    await lockVersion(tx, 'questions', { id: key, version })
    await tx.deleteFrom('questions').where('id', '=', key).execute()
  })
  return null
}

/** The most recently saved version of a legal document. @throws PortalError not_found */
export async function selectStaffLegalDocument(db: Database, key: LegalDocumentKey): Promise<StaffLegalDocument> {
  const found = await findLatest(db, key)
  if (!found) throw new PortalError('not_found')
  return found
}

/**
 * Adds a version of a legal document, based on the most recently saved one.
 * @throws PortalError invalid_input; changed_meanwhile when another version was saved since
 */
export async function saveLegalDocument(
  call: StaffCall,
  follows: string | undefined,
  document: NewLegalDocument,
): Promise<StaffLegalDocument> {
  await audited(call, 'legal.save', `legal document ${document.key} ${document.version}`, async (tx) => {
    // Row locks would not keep out a row that another editor inserts; this table lock does, and still admits readers.
    await sql`lock table legal_documents in share row exclusive mode`.execute(tx)
    const latest = await findLatest(tx, document.key)
    if (latest?.version !== follows) throw new PortalError('changed_meanwhile')
    await addLegalDocument(tx, document)
  })
  return selectStaffLegalDocument(call.db, document.key)
}

function findLatest(db: Database, key: LegalDocumentKey): Promise<StaffLegalDocument | undefined> {
  return db
    .selectFrom('legal_documents')
    .select(['key', 'version', sql<string>`effective_on::text`.as('effectiveOn'), 'title', 'body'])
    .where('key', '=', key)
    .orderBy('saved_at', 'desc')
    .orderBy('effective_on', 'desc')
    .orderBy('version', 'desc')
    .executeTakeFirst()
}
