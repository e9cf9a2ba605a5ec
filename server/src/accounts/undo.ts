import type { RecordRows } from '../undo/rows.ts'

/** Rows that the review of a caregiver, or a request for documents, changes. */
export function rowsOfCaregiver(id: string): RecordRows[] {
  return [
    { table: 'caregivers', column: 'account_id', id, key: ['account_id'] },
    { table: 'wanted_documents', column: 'caregiver_id', id, key: ['caregiver_id', 'kind'] },
  ]
}

/** Rows that the review of a new name changes. */
export function rowsOfName(id: string): RecordRows[] {
  return [
    { table: 'caregivers', column: 'account_id', id, key: ['account_id'] },
    { table: 'accounts', column: 'id', id, key: ['id'] },
  ]
}

/** Rows that the review of a document changes. */
export function rowsOfDocument(id: string): RecordRows[] {
  return [{ table: 'caregiver_documents', column: 'id', id, key: ['id'] }]
}
