import type { LegalDocumentKey } from '@portal/contract/about/public'
import type { StaffLegalDocument } from '@portal/contract/about/staff-texts'
import { sql } from 'kysely'
import { audited } from '../audit/audited.ts'
import type { Database } from '../db/client.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { addLegalDocument, type NewLegalDocument } from './content.ts'

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
