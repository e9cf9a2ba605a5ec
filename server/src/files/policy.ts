import type { Caller } from '../http/dispatch.ts'

/** The properties of a private file that decide who may read it. */
export interface FileFacts {
  owner_id: string | null
  /** Whether it belongs to a record. */
  kept: boolean
  /** Whether that record has not been submitted by its owner yet. */
  isUnsubmitted: boolean
}

/**
 * People may read their own files; coordinators may read files of submitted records, and administrators those that a deleted account has
 * left.
 */
export function mayRead({ accountId, roles }: Pick<Caller, 'accountId' | 'roles'>, file: FileFacts): boolean {
  if (file.owner_id === accountId) return true
  const reader = file.owner_id === null ? 'staff:admin' : 'staff:coordinator'
  return file.kept && !file.isUnsubmitted && roles.includes(reader)
}
