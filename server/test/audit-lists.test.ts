import { findCaregivers, getCaregiverPage } from '@portal/contract/accounts/staff'
import { getParticipants } from '@portal/contract/activities/staff-door'
import { getCheckPage } from '@portal/contract/care/white-card/checks'
import { expect, test } from 'vitest'
import { activityHelpers } from './setup/activities.ts'
import { newPatient, newStaff } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { waitingRecords } from './setup/work.ts'

const portal = await openPortal()
const { newActivity, join } = activityHelpers(() => portal)
const waiting = waitingRecords(() => ({ portal }))

/** What is noted about the lists that a new coordinator reads. */
async function reading() {
  const { id: actor, headers } = await newStaff(portal, 'coordinator')
  const noted = async () => {
    const rows = await portal.db
      .selectFrom('audit_entries')
      .select(['action', 'subject', 'details'])
      .where('actor', '=', actor)
      .where('action', 'like', '%read')
      .orderBy('number')
      .execute()
    return rows.map(({ action, subject, details }) => [action, subject, details] as const)
  }
  return { headers, noted }
}

test('[K12] a page of Medicaid checks leaves one entry with the patients on it, an empty one none', async () => {
  await waiting.check()
  const { headers, noted } = await reading()
  const { records } = (await portal.call(getCheckPage, { pageSize: 5 }, headers)).body.data
  await portal.call(getCheckPage, { pageNum: 999 }, headers)
  const ids = records.map(({ accountId }) => accountId).join(' ')
  expect(await noted()).toEqual([['white-card.read', 'accounts', { ids }]])
})

test('[K12] a page of caregivers leaves one entry with their ids, also of a search, and never what was typed', async () => {
  const { person } = await waiting.caregiver()
  const { headers, noted } = await reading()
  const { records } = (await portal.call(getCaregiverPage, { pageSize: 5 }, headers)).body.data
  await portal.call(findCaregivers, { search: person.phone }, headers)
  await portal.call(findCaregivers, { search: 'Nobody of that name' }, headers)
  expect(await noted()).toEqual([
    ['caregivers.read', 'caregivers', { ids: records.map(({ id }) => id).join(' ') }],
    ['caregivers.read', 'caregivers', { ids: person.id }],
  ])
})

test('[K12] the participants of an activity leave one entry with its number, nobody none', async () => {
  const { headers, noted } = await reading()
  const [id, empty] = [await newActivity(), await newActivity()]
  const person = await newPatient(portal)
  await join(person, id)
  await portal.call(getParticipants, { id }, headers)
  await portal.call(getParticipants, { id: empty }, headers)
  expect(await noted()).toEqual([['participants.read', `activity ${id}`, { ids: person.id }]])
})
