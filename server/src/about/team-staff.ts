import type { StaffTeamEvent, StaffTeamMember } from '@portal/contract/about-staff'
import { note, type StaffCall } from '../audit/note.ts'
import { holdPictures } from '../files/staff-pictures.ts'
import {
  addTeamMember,
  changeTeamMember,
  deleteTeamMember,
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

/** Adds somebody to the team, or replaces what is told about them. @throws PortalError not_found, invalid_input */
export async function saveTeamMember(
  call: StaffCall,
  known: number | null,
  member: TeamMemberContent,
): Promise<StaffTeamMember> {
  if (known !== null) await selectStaffTeamMember(call.db, known)
  await holdPictures(call, { picture: member.picture })
  const id = await call.db.transaction().execute(async (step) => {
    const saved = known ?? (await addTeamMember(step, member))
    if (known !== null) await changeTeamMember(step, known, member)
    await note(step, call, known === null ? 'team.create' : 'team.update', `team member ${saved}`)
    return saved
  })
  return selectStaffTeamMember(call.db, id)
}

/** Takes somebody off the team. @throws PortalError not_found */
export async function removeTeamMember(call: StaffCall, id: number): Promise<null> {
  await call.db.transaction().execute(async (step) => {
    await deleteTeamMember(step, id)
    await note(step, call, 'team.remove', `team member ${id}`)
  })
  return null
}

/** Puts the team in an order. @throws PortalError invalid_input unless `ids` names everybody once */
export async function orderTeam(call: StaffCall, ids: readonly number[]): Promise<null> {
  await call.db.transaction().execute(async (step) => {
    await setTeamOrder(step, ids)
    await note(step, call, 'team.order', 'team')
  })
  return null
}

/** Adds an event of the team, or replaces what is told about it. @throws PortalError not_found, invalid_input */
export async function saveTeamEvent(
  call: StaffCall,
  known: number | null,
  event: TeamEventContent,
): Promise<StaffTeamEvent> {
  if (known !== null) await selectStaffTeamEvent(call.db, known)
  await holdPictures(call, Object.fromEntries(event.pictures.map((one, i) => [`pictures.${i}.picture`, one.picture])))
  const id = await call.db.transaction().execute(async (step) => {
    const saved = known ?? (await addTeamEvent(step, event))
    if (known !== null) await changeTeamEvent(step, known, event)
    await note(step, call, known === null ? 'teamevent.create' : 'teamevent.update', `team event ${saved}`)
    return saved
  })
  return selectStaffTeamEvent(call.db, id)
}

/** Deletes an event of the team. @throws PortalError not_found */
export async function removeTeamEvent(call: StaffCall, id: number): Promise<null> {
  await call.db.transaction().execute(async (step) => {
    await deleteTeamEvent(step, id)
    await note(step, call, 'teamevent.remove', `team event ${id}`)
  })
  return null
}
