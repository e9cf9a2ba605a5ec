import type { LegalDocumentKey } from '@portal/contract/about/public'
import type { Texts } from '@portal/contract/language'
import type { Database, Tx } from '../db/client.ts'
import { nextPosition } from '../db/next-position.ts'
import { PortalError } from '../http/errors.ts'
import { sanitizeTexts } from '../http/rich-text.ts'

/** Adds a group of questions after the others; `key` is its permanent name. */
export async function addQuestionGroup(db: Database, group: { key: string; name: Texts }) {
  await db
    .insertInto('question_groups')
    .values({ id: group.key, position: await nextPosition(db, 'question_groups'), name: JSON.stringify(group.name) })
    .execute()
}

export interface QuestionContent {
  /** Permanent name; used as the anchor in addresses. */
  key: string
  /** Key of its group. */
  group: string
  question: Texts
  /** HTML as entered; sanitized when saved. */
  answer: Texts
}

/**
 * Adds a question at the end of its group, or replaces the one with the same key. A replaced question keeps its position unless its
 * group changes.
 * @throws PortalError invalid_input when sanitizing leaves no text in the answer
 */
export async function setQuestion(tx: Tx, { key, group, question, answer }: QuestionContent): Promise<void> {
  const { max } = await tx
    .selectFrom('questions')
    .select((e) => e.fn.max('position').as('max'))
    .where('group_id', '=', group)
    .executeTakeFirstOrThrow()
  const last = (max ?? 0) + 1
  const values = {
    group_id: group,
    question: JSON.stringify(question),
    answer: JSON.stringify(sanitizeTexts(answer, 'answer')),
  }
  await tx
    .insertInto('questions')
    .values({ id: key, position: last, ...values })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((e) => ({
        ...values,
        position: e.case().when('questions.group_id', '=', group).then(e.ref('questions.position')).else(last).end(),
      })),
    )
    .execute()
}

export interface NewLegalDocument {
  key: LegalDocumentKey
  version: string
  /** YYYY-MM-DD: the first day, in New York, on which the version is in force. */
  effectiveOn: string
  title: Texts
  /** HTML as entered; sanitized when saved. */
  body: Texts
}

/**
 * Adds a version of a legal document; earlier versions stay.
 * @throws PortalError invalid_input when the version exists already, or sanitizing leaves no text in the body
 */
export async function addLegalDocument(db: Database, document: NewLegalDocument): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('legal_documents')
    .values({
      key: document.key,
      version: document.version,
      effective_on: document.effectiveOn,
      title: JSON.stringify(document.title),
      body: JSON.stringify(sanitizeTexts(document.body, 'body')),
    })
    .onConflict((conflict) => conflict.columns(['key', 'version']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) throw new PortalError('invalid_input', { version: 'versionTaken' })
}
