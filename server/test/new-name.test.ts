import { getCaregiverInfo, updateCaregiverInfo } from '@portal/contract/accounts/own'
import { getCaregiver, reviewCaregiver, reviewName } from '@portal/contract/accounts/staff'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { verifyCertificate } from '@portal/contract/training/public'
import { signTraining } from '@portal/contract/training/signing'
import { getWorkPage } from '@portal/contract/work/staff'
import { beforeAll, describe, expect, test } from 'vitest'
import { newCaregiver, newStaff, type Person, typed } from './setup/people.ts'
import { fieldsOf, openPortal } from './setup/portal.ts'
import { save } from './setup/saving.ts'
import { assignTo, completeVideo, newModule, signing, takeExam } from './setup/training.ts'

const portal = await openPortal()
let staff: Pick<Person, 'headers'>
let moduleId: number

beforeAll(async () => {
  staff = await newStaff(portal, 'coordinator')
  moduleId = await newModule(portal.db)
})

const wanted = { firstName: 'Li', lastName: 'Guoqiang' }
const old = { firstName: 'Mei', lastName: 'Chen' }

async function newApproved(): Promise<Person> {
  const person = await newCaregiver(portal)
  const anyway = 'Seen at the office.'
  await save(portal, reviewCaregiver, { id: person.id, reviewStatus: 'approved', anyway }, staff.headers)
  return person
}

const rename = (person: Person, name = {}) =>
  portal.call(updateCaregiverInfo, { ...typed, yearsOfExperience: 3, ...name }, person.headers)
const decide = (person: Person, reviewStatus: 'approved' | 'rejected', reason?: string) =>
  save(portal, reviewName, { id: person.id, reviewStatus, reason }, staff.headers)
const infoOf = async (person: Person) => (await portal.call(getCaregiverInfo, {}, person.headers)).body.data

/** Signs a passed training. Returns the answer and the name that everybody is told about the certificate. */
async function sign(person: Person) {
  await completeVideo(portal.db, person, moduleId)
  await takeExam(portal, person, moduleId, 6)
  const { body } = await portal.call(signTraining, signing(moduleId), person.headers)
  const { number } = body.data
  return (await portal.call(verifyCertificate, { number })).body.data.name
}

describe('the name of an approved caregiver', () => {
  test('[SEC-36] stays in force until staff have approved another one, on certificates too', async () => {
    const person = await newApproved()
    await assignTo(portal.db, person, moduleId)
    const { body } = await rename(person, { ...wanted, city: 'Elmhurst' })
    const asked = { ...wanted, reviewStatus: 'under_review', reviewReason: '' }
    expect(body.data).toMatchObject({ ...old, city: 'Elmhurst', newName: asked })
    expect((await portal.call(getCaregiver, { id: person.id }, staff.headers)).body.data).toMatchObject({
      ...old,
      newName: asked,
    })
    expect(await sign(person)).toBe('Mei Chen')

    expect((await decide(person, 'approved')).body.data).toMatchObject({ ...wanted, newName: null })
    expect(await infoOf(person)).toMatchObject({ ...wanted, newName: null })
    expect((await portal.messagesTo(person.phone))[0]).toContain('your new name is approved')
    await assignTo(portal.db, person, moduleId)
    expect(await sign(person)).toBe('Li Guoqiang')
  })

  test('[SEC-36] is refused with a reason, which the caregiver reads until the details are saved again', async () => {
    const person = await newApproved()
    await rename(person, wanted)
    const missing = await decide(person, 'rejected')
    expect([missing.status, fieldsOf(missing)]).toEqual([400, { reason: fieldTexts.reason.en }])
    const reason = 'Your passport says Mei Chen.'
    await decide(person, 'rejected', reason)
    expect(await infoOf(person)).toMatchObject({
      ...old,
      newName: { ...wanted, reviewStatus: 'rejected', reviewReason: reason },
    })
    expect((await portal.messagesTo(person.phone))[0]).toContain('could not approve your new name')
    expect((await rename(person)).body.data).toMatchObject({ ...old, newName: null })
  })

  test('[SEC-36] is not approved from what staff saw before it was changed again, and a wish can be taken back', async () => {
    const person = await newApproved()
    await rename(person, wanted)
    const { version } = (await portal.call(getCaregiver, { id: person.id }, staff.headers)).body.data
    await rename(person, { firstName: 'Ana' })
    const late = { id: person.id, version, reviewStatus: 'approved' as const }
    expect((await portal.call(reviewName, late, staff.headers)).body.code).toBe('changed_meanwhile')
    expect((await rename(person)).body.data.newName).toBeNull()
    expect((await decide(person, 'approved')).status).toBe(404)
    expect(await infoOf(person)).toMatchObject(old)
  })

  test('[SEC-36] waits for staff in the work queue', async () => {
    const person = await newApproved()
    const queued = async () => {
      const input = { task: 'caregiver' as const, pageSize: 100 }
      const { records } = (await portal.call(getWorkPage, input, staff.headers)).body.data
      return records.filter(({ id }) => id === person.id).map(({ name, newName }) => [name, newName])
    }
    expect(await queued()).toEqual([])
    await rename(person, wanted)
    expect(await queued()).toEqual([['Mei Chen', 'Li Guoqiang']])
    await decide(person, 'approved')
    expect(await queued()).toEqual([])
  })
})

describe('a caregiver whom staff have not approved', () => {
  test('[SEC-36] may still correct the name, and cannot sign', async () => {
    const person = await newApproved()
    await assignTo(portal.db, person, moduleId)
    await completeVideo(portal.db, person, moduleId)
    await takeExam(portal, person, moduleId, 6)
    await save(portal, reviewCaregiver, { id: person.id, reviewStatus: 'under_review' }, staff.headers)
    expect((await rename(person, wanted)).body.data).toMatchObject({ ...wanted, newName: null })
    const { status, body } = await portal.call(signTraining, signing(moduleId), person.headers)
    expect([status, body.code]).toEqual([409, 'not_approved'])
  })
})
