import { addDocument } from '@portal/contract/accounts/own'
import { getCaregiver, reviewDocument, setDocumentExpiry } from '@portal/contract/accounts/staff'
import { formatDate } from '@portal/contract/when'
import { beforeAll, expect, test } from 'vitest'
import { remindOfExpiry } from '../src/accounts/review/expiry.ts'
import { newYorkMoment } from '../src/time.ts'
import { dayAhead, upload } from './setup/care.ts'
import { newCaregiver, newStaff } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { save } from './setup/saving.ts'

const portal = await openPortal()
let staff: Awaited<ReturnType<typeof newStaff>>

beforeAll(async () => {
  staff = await newStaff(portal, 'coordinator')
})

/** A caregiver with one approved document. */
async function approvedDocument() {
  const caregiver = await newCaregiver(portal)
  const file = { kind: 'medicalReport', fileId: await upload(portal, caregiver) } as const
  const { body } = await portal.call(addDocument, file, caregiver.headers)
  const id = body.data.documents[0]?.id ?? ''
  await save(portal, reviewDocument, { id, reviewStatus: 'approved', expiresOn: null }, staff.headers)
  const expire = (expiresOn: string | null) => save(portal, setDocumentExpiry, { id, expiresOn }, staff.headers)
  const told = async () =>
    (await portal.messagesTo(caregiver.phone)).filter((text) => /medical examination report expires on/.test(text))
      .length
  return { caregiver, id, expire, told }
}

const inDays = (days: number) => newYorkMoment(new Date(), days, '12:00')

test('[K08] an expiry is kept, and the second of two editors gets the current record', async () => {
  const { caregiver, id, expire } = await approvedDocument()
  const { version = 0 } = (await expire('2031-05-01')).body.data.documents[0] ?? {}
  const read = (await portal.call(getCaregiver, { id: caregiver.id }, staff.headers)).body.data
  expect(read.documents[0]).toMatchObject({ expiresOn: '2031-05-01', version })
  const late = { id, version: version - 1, expiresOn: '2032-05-01' }
  const second = await portal.call(setDocumentExpiry, late, staff.headers)
  expect([second.status, second.body.code]).toEqual([409, 'changed_meanwhile'])
  expect((await expire('2031-02-30')).body.fields).toEqual({ expiresOn: expect.any(String) })
  expect((await expire(null)).body.data.documents[0]).toMatchObject({ expiresOn: null })
})

test('[K08] the caregiver is reminded 60 and 14 days ahead, once each', async () => {
  const { expire, told } = await approvedDocument()
  await expire(dayAhead(90))
  await remindOfExpiry(portal, new Date())
  expect(await told()).toBe(0)
  await remindOfExpiry(portal, inDays(90 - 61))
  expect(await told()).toBe(0)
  await remindOfExpiry(portal, inDays(90 - 60))
  expect(await told()).toBe(1)
  for (const days of [59, 50, 15]) await remindOfExpiry(portal, inDays(90 - days))
  expect(await told()).toBe(1)
  await remindOfExpiry(portal, inDays(90 - 14))
  expect(await told()).toBe(2)
  for (const days of [13, 0]) await remindOfExpiry(portal, inDays(90 - days))
  expect(await told()).toBe(2)
  await remindOfExpiry(portal, inDays(120))
  expect(await told()).toBe(2)
})

test('[USE-65] the reminder names the document and the day', async () => {
  const { caregiver, expire } = await approvedDocument()
  const day = dayAhead(14)
  await expire(day)
  await remindOfExpiry(portal, new Date())
  expect((await portal.messagesTo(caregiver.phone))[0]).toContain(
    `your medical examination report expires on ${formatDate(day, 'en')}.`,
  )
})

test('[K08] an expiry set late brings the later reminder only, and a new date starts again', async () => {
  const { expire, told } = await approvedDocument()
  await expire(dayAhead(10))
  await Promise.all([1, 2, 3].map(() => remindOfExpiry(portal, new Date())))
  expect(await told()).toBe(1)
  await expire(dayAhead(50))
  await remindOfExpiry(portal, new Date())
  expect(await told()).toBe(2)
})
