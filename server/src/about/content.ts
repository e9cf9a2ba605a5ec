import type { LegalDocumentKey } from '@portal/contract/about/public'
import type { Texts } from '@portal/contract/language'
import { sql } from 'kysely'
import type { Database } from '../db/client.ts'
import { PortalError } from '../http/errors.ts'
import { sanitizeTexts } from '../http/rich-text.ts'

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
      // `now()` is the start of the transaction: one that waited for a lock would sort before the one it waited for.
      saved_at: sql<Date>`clock_timestamp()`,
    })
    .onConflict((conflict) => conflict.columns(['key', 'version']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) throw new PortalError('invalid_input', { version: 'versionTaken' })
}
