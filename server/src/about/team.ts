import type { StaffTeamMember } from '@portal/contract/about/staff'
import type { Texts } from '@portal/contract/language'
import type { Database, Tx } from '../db/client.ts'
import { nextPosition } from '../db/next-position.ts'
import { PortalError } from '../http/errors.ts'

export interface TeamMemberContent {
  name: Texts
  role: Texts
  bio: Texts
  /** The languages that the person speaks. */
  languages: Texts
  /** Path of a stored picture. */
  picture: string
  alt: Texts
}

/** Adds a team member after the others and returns the id. */
export async function addTeamMember(db: Database, member: TeamMemberContent): Promise<number> {
  const { id } = await db
    .insertInto('team_members')
    .values({ position: await nextPosition(db, 'team_members'), ...valuesOf(member) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Replaces a team member's profile. @throws PortalError not_found */
export async function changeTeamMember(tx: Tx, id: number, member: TeamMemberContent): Promise<void> {
  const change = tx.updateTable('team_members').set(valuesOf(member)).where('id', '=', id)
  const { numUpdatedRows } = await change.executeTakeFirst()
  if (numUpdatedRows === 0n) throw new PortalError('not_found')
}

/** Removes a team member. @throws PortalError not_found */
export async function deleteTeamMember(db: Database, id: number): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('team_members').where('id', '=', id).executeTakeFirst()
  if (numDeletedRows === 0n) throw new PortalError('not_found')
}

/** Ids of the team in display order. Locks the order until the transaction ends. */
export async function lockTeamOrder(tx: Tx): Promise<number[]> {
  await tx.selectFrom('team_members').select('id').orderBy('id').forUpdate().execute()
  return selectTeamOrder(tx)
}

/** Ids of the team in display order. */
export async function selectTeamOrder(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('team_members').select('id').orderBy('position').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Reorders the team. @throws PortalError invalid_input unless `ids` names each member exactly once */
export async function setTeamOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  const members = await lockTeamOrder(tx)
  const named = new Set(ids)
  if (named.size !== ids.length || members.length !== ids.length || members.some((id) => !named.has(id)))
    throw new PortalError('invalid_input', { ids: 'listChanged' })
  for (const [index, id] of ids.entries())
    await tx
      .updateTable('team_members')
      .set({ position: index + 1 })
      .where('id', '=', id)
      .execute()
}

/** A team member in all languages. @throws PortalError not_found */
export async function selectStaffTeamMember(db: Database, id: number): Promise<StaffTeamMember> {
  const row = await db.selectFrom('team_members').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new PortalError('not_found')
  const { position: _, ...member } = row
  return member
}

function valuesOf(member: TeamMemberContent) {
  return {
    name: JSON.stringify(member.name),
    role: JSON.stringify(member.role),
    bio: JSON.stringify(member.bio),
    languages: JSON.stringify(member.languages),
    picture: member.picture,
    alt: JSON.stringify(member.alt),
  }
}
