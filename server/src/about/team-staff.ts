import type { StaffTeamEvent, StaffTeamMember } from '@portal/contract/about/staff'
import { audited } from '../audit/audited.ts'
import { protectPictures } from '../files/staff-pictures.ts'
import type { StaffCall } from '../http/dispatch.ts'
import { PortalError } from '../http/errors.ts'
import { lockVersion, type RecordVersion } from '../http/versions.ts'
import {
  addTeamMember,
  changeTeamMember,
  deleteTeamMember,
  lockTeamOrder,
  selectStaffTeamMember,
  setTeamOrder,
  type TeamMemberContent,
} from './team.ts'
import {
  addTeamEvent,
  changeTeamEvent,
  deleteTeamEvent,
  selectStaffTeamEvent,
  type TeamEventContent,
} from './team-events.ts'

/** Adds a team member, or replaces the profile of one. @throws PortalError not_found, changed_meanwhile, invalid_input */
export async function saveTeamMember(
  call: StaffCall,
  recordVersion: RecordVersion | null,
  member: TeamMemberContent,
): Promise<StaffTeamMember> {
  if (recordVersion) await selectStaffTeamMember(call.db, recordVersion.id)
  await protectPictures(call, { picture: member.picture })
  const id = await audited(
    call,
    recordVersion ? 'team.update' : 'team.create',
    (saved: number) => `team member ${saved}`,
    async (tx) => {
      if (recordVersion) await lockVersion(tx, 'team_members', recordVersion)
      if (recordVersion) await changeTeamMember(tx, recordVersion.id, member)
      return recordVersion?.id ?? addTeamMember(tx, member)
    },
  )
  return selectStaffTeamMember(call.db, id)
}

/** Removes a team member. @throws PortalError not_found, changed_meanwhile */
export async function removeTeamMember(call: StaffCall, recordVersion: RecordVersion): Promise<null> {
  await audited(call, 'team.remove', `team member ${recordVersion.id}`, async (tx) => {
    await lockVersion(tx, 'team_members', recordVersion)
    await deleteTeamMember(tx, recordVersion.id)
  })
  return null
}

/**
 * Reorders the team. The order that the editor started from (`before`) serves as the version.
 * @throws PortalError changed_meanwhile; invalid_input unless `ids` names each member exactly once
 */
export async function orderTeam(call: StaffCall, ids: readonly number[], before: readonly number[]): Promise<null> {
  await audited(call, 'team.order', 'team', async (tx) => {
    const current = await lockTeamOrder(tx)
    if (current.join() !== before.join()) throw new PortalError('changed_meanwhile')
    await setTeamOrder(tx, ids)
  })
  return null
}

/** Adds a team event, or replaces one. @throws PortalError not_found, changed_meanwhile, invalid_input */
export async function saveTeamEvent(
  call: StaffCall,
  recordVersion: RecordVersion | null,
  event: TeamEventContent,
): Promise<StaffTeamEvent> {
  if (recordVersion) await selectStaffTeamEvent(call.db, recordVersion.id)
  await protectPictures(
    call,
    Object.fromEntries(event.pictures.map((one, i) => [`pictures.${i}.picture`, one.picture])),
  )
  const id = await audited(
    call,
    recordVersion ? 'teamevent.update' : 'teamevent.create',
    (saved: number) => `team event ${saved}`,
    async (tx) => {
      if (recordVersion) await lockVersion(tx, 'team_events', recordVersion)
      if (recordVersion) await changeTeamEvent(tx, recordVersion.id, event)
      return recordVersion?.id ?? addTeamEvent(tx, event)
    },
  )
  return selectStaffTeamEvent(call.db, id)
}

/** Deletes a team event. @throws PortalError not_found, changed_meanwhile */
export async function removeTeamEvent(call: StaffCall, recordVersion: RecordVersion): Promise<null> {
  await audited(call, 'teamevent.remove', `team event ${recordVersion.id}`, async (tx) => {
    await lockVersion(tx, 'team_events', recordVersion)
    await deleteTeamEvent(tx, recordVersion.id)
  })
  return null
}
