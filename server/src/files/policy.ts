import type { Caller } from '../http/dispatch.ts'

/** A private file, as far as it decides who may read it. */
export interface JudgedFile {
  owner_id: string | null
  /** Part of a record. */
  kept: boolean
  /** Part of a record that its owner has not handed in yet. */
  isHeldBack: boolean
}

/** People read their own files; coordinators read those that were handed in with a record. */
export function mayRead({ accountId, roles }: Pick<Caller, 'accountId' | 'roles'>, file: JudgedFile): boolean {
  if (file.owner_id === accountId) return true
  return file.kept && !file.isHeldBack && roles.includes('staff:coordinator')
}
