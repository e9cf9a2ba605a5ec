import type { Language } from '@portal/contract/language'
import type { Database } from '../../db/client.ts'
import { type Caller, mayCall } from '../../http/dispatch.ts'
import { PortalError } from '../../http/errors.ts'
import { ContentError } from '../errors.ts'
import { type RecordRow, type Standing, standingOf } from '../keys.ts'
import type { ManagedKind } from '../managed-kind.ts'
import { differingLanguages } from '../states.ts'
import { inOrder } from '../together.ts'

/** A draft of a release. */
export interface Member {
  managed: ManagedKind
  standing: Standing
  /** The languages that the draft changes, and those that the release publishes. */
  differs: Language[]
  publishes: Language[]
}

/** The drafts of a release as they stand, in the order in which they are published. */
export async function selectMembers(db: Database, kinds: readonly ManagedKind[], id: string): Promise<Member[]> {
  const rows = await db
    .selectFrom('content_records')
    .selectAll()
    .where('release_id', '=', id)
    .orderBy('kind')
    .orderBy('record')
    .execute()
  const members: Member[] = []
  for (const row of rows) members.push(await memberOf(db, kindOf(kinds, row.kind), row))
  return inOrder(members)
}

async function memberOf(db: Database, managed: ManagedKind, row: RecordRow): Promise<Member> {
  const standing = await standingOf(db, managed, row)
  const { live, draft } = standing
  const differs = draft ? differingLanguages(managed.kind, live, draft.content) : []
  const chosen = row.release_languages
  return { managed, standing, differs, publishes: differs.filter((one) => !chosen || chosen.includes(one)) }
}

/** @throws PortalError not_found */
export function kindOf(kinds: readonly ManagedKind[], name: string): ManagedKind {
  const managed = kinds.find(({ kind }) => kind.kind === name)
  if (!managed) throw new PortalError('not_found')
  return managed
}

export function mayPublish({ endpoints }: ManagedKind, caller: Caller): boolean {
  return mayCall(endpoints.publish, caller)
}

/** @throws ContentError release_not_allowed unless the caller may publish every kind */
export function assertAllowed(caller: Caller, managed: readonly ManagedKind[]): void {
  if (!managed.every((one) => mayPublish(one, caller))) throw new ContentError('release_not_allowed')
}
