import type { Caller } from '../http/dispatch.ts'

/** The properties of a private file that decide who may read it. */
export interface JudgedFile {
  owner_id: string | null
  /** Whether it belongs to a record. */
  kept: boolean
  /** Whether that record has not been submitted by its owner yet. */
  isHeldBack: boolean
}

/** People may read their own files; coordinators may read files of submitted records. */
export function mayRead({ accountId, roles }: Pick<Caller, 'accountId' | 'roles'>, file: JudgedFile): boolean {
  if (file.owner_id === accountId) return true
  return file.kept && !file.isHeldBack && roles.includes('staff:coordinator')
}
