import { documentKinds, papersOf } from '@portal/contract/accounts/documents'
import { addDocument, type CaregiverInfo, getCaregiverInfo, removeDocument } from '@portal/contract/accounts/own'
import {
  findCaregivers,
  getCaregiver,
  getCaregiverPage,
  reviewCaregiver,
  reviewDocument,
  setDocumentExpiry,
} from '@portal/contract/accounts/staff'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { getFile, uploadFile } from '@portal/contract/files'
import { staffLogin } from '@portal/contract/staff/public'
import { setAccountDisabled } from '@portal/contract/staff/staff'
import { beforeAll, describe, expect, test } from 'vitest'
import { addStaff } from '../src/staff/add.ts'
import { padded } from './files/hostile-refused.ts'
import { jpeg } from './matrix/jpeg.ts'
import { dayAhead, upload } from './setup/care.ts'
import { newCaregiver, newPatient, newStaff, type Person, password } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { save } from './setup/saving.ts'

const portal = await openPortal()
let staff: Awaited<ReturnType<typeof newStaff>>

beforeAll(async () => {
  staff = await newStaff(portal, 'coordinator')
})

const infoOf = ({ body }: { body: { data: CaregiverInfo } }) => body.data

async function handIn(person: Person, kind: 'medicalReport' | 'homeCareCertificate' = 'medicalReport') {
  const { id: fileId } = (await portal.call(uploadFile, { file: jpeg }, person.headers)).body.data
  const answer = await portal.call(addDocument, { kind, fileId }, person.headers)
  return { answer, fileId }
}

describe('staff logging in', () => {
  const attempt = (totp: string, more = {}) =>
    portal.call(staffLogin, { username: staff.email, password, totp, ...more })

  test('needs e-mail, password and the authenticator’s code; each code works once', async () => {
    const fresh = await newStaff(portal, 'editor')
    const used = fresh.digits()
    const again = await portal.call(staffLogin, { username: fresh.email, password, totp: used })
    expect(again).toMatchObject({ status: 400, body: { code: 'wrong_credentials' } })
  })

  test('a wrong code and a wrong password get the same answer', async () => {
    const wrongDigits = await attempt('000000')
    const wrongPassword = await attempt(staff.digits(), { password: 'Wrong-guess-1' })
    expect(wrongDigits).toMatchObject({ status: 400, body: { code: 'wrong_credentials' } })
    expect(wrongPassword).toEqual(wrongDigits)
  })

  test('a patient cannot use the staff login', async () => {
    await newPatient(portal, { email: 'door@example.com' })
    const answer = await portal.call(staffLogin, { username: 'door@example.com', password, totp: '000000' })
    expect(answer.body.code).toBe('wrong_credentials')
  })

  test('an e-mail address gets one account, with a password that is not too common', async () => {
    const member = { email: staff.email, firstName: 'Sam', lastName: 'Lee', roles: ['editor'] as const, password }
    await expect(addStaff(portal, member)).rejects.toThrow('invalid_input')
    const weak = { ...member, email: 'new@example.com', password: 'Password1!' }
    await expect(addStaff(portal, weak)).rejects.toThrow('invalid_input')
  })

  test('an admin has a coordinator’s permissions, an editor does not', async () => {
    const admin = await newStaff(portal, 'admin')
    const editor = await newStaff(portal, 'editor')
    expect((await portal.call(getCaregiverPage, {}, admin.headers)).status).toBe(200)
    expect((await portal.call(getCaregiverPage, {}, editor.headers)).status).toBe(403)
    const { id } = await newPatient(portal)
    expect((await portal.call(setAccountDisabled, { id, disabled: true }, admin.headers)).status).toBe(200)
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect((await portal.call(setAccountDisabled, { id: unknown, disabled: true }, admin.headers)).status).toBe(404)
  })
})

describe('finding caregivers', () => {
  const found = async (search: string) => {
    const { body } = await portal.call(findCaregivers, { search, pageSize: 100 }, staff.headers)
    return body.data.records.map(({ id }) => id)
  }

  test('[K08] by a part of the name in either order, and by the phone in any spelling', async () => {
    const { id, phone } = await newCaregiver(portal, { firstName: '美玲', lastName: '欧阳' })
    for (const search of ['欧阳', '欧阳美玲', '美玲 欧阳', phone, phone.slice(-7)])
      expect(await found(search)).toContain(id)
    const spelled = `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`
    expect(await found(spelled)).toEqual([id])
  })

  test('[K08] in every state of the review, or in one', async () => {
    const { id, phone } = await newCaregiver(portal)
    await save(portal, reviewCaregiver, { id, reviewStatus: 'approved', anyway: 'Seen at the office.' }, staff.headers)
    const { body } = await portal.call(findCaregivers, { search: phone }, staff.headers)
    expect(body.data.records).toMatchObject([{ id, reviewStatus: 'approved' }])
    const waiting = { search: phone, reviewStatus: 'under_review' as const }
    expect((await portal.call(findCaregivers, waiting, staff.headers)).body.data.records).toEqual([])
  })

  test.each(['%', '_', '\\', "' or 1=1 --"])('[K08] %s is looked for as it is typed', async (search) => {
    await newCaregiver(portal)
    expect(await found(search)).toEqual([])
  })
})

describe('reviewing caregivers', () => {
  test('[A05] an approved caregiver sees the status and is notified', async () => {
    const person = await newCaregiver(portal)
    const waiting = (await portal.call(getCaregiverPage, { pageSize: 100 }, staff.headers)).body.data
    expect(waiting.records.map(({ id }) => id)).toContain(person.id)
    await save(
      portal,
      reviewCaregiver,
      { id: person.id, reviewStatus: 'approved', anyway: 'Seen at the office.' },
      staff.headers,
    )
    expect(infoOf(await portal.call(getCaregiverInfo, {}, person.headers)).reviewStatus).toBe('approved')
    expect((await portal.messagesTo(person.phone))[0]).toContain('your documents are approved')
    const { length } = await portal.messagesTo(person.phone)
    await save(
      portal,
      reviewCaregiver,
      { id: person.id, reviewStatus: 'approved', anyway: 'Seen at the office.' },
      staff.headers,
    )
    expect(await portal.messagesTo(person.phone)).toHaveLength(length)
  })

  test('[DESK-1] an approval is refused while a required document is missing, not approved or expired, unless staff say why', async () => {
    const person = await newCaregiver(portal)
    const approve = async (more = {}) =>
      (await save(portal, reviewCaregiver, { id: person.id, reviewStatus: 'approved', ...more }, staff.headers)).body
        .code
    const documents = async () =>
      (await portal.call(getCaregiver, { id: person.id }, staff.headers)).body.data.documents
    const decide = (id: string, more: object) =>
      save(portal, reviewDocument, { id, reviewStatus: 'approved', ...more }, staff.headers)
    expect(await approve()).toBe('documents_missing')
    for (const kind of documentKinds) {
      const paper = { ...papersOf }[kind][0] ?? ''
      await portal.call(addDocument, { kind, paper, fileId: await upload(portal, person) }, person.headers)
      expect(await approve()).toBe('documents_missing')
    }
    for (const { id, kind } of await documents()) {
      const unasked = await decide(id, {})
      if (kind === 'proofOfAddress') expect(unasked.status).toBe(200)
      else expect(unasked.body.fields).toEqual({ expiresOn: fieldTexts.expiryMissing.en })
      const expiresOn = kind === 'medicalReport' ? dayAhead(-1) : null
      if (kind !== 'proofOfAddress') expect((await decide(id, { expiresOn })).status).toBe(200)
    }
    expect(await approve({ anyway: '  ' })).toBe('documents_missing')
    const report = (await documents()).find(({ kind }) => kind === 'medicalReport')
    await save(portal, setDocumentExpiry, { id: report?.id ?? '', expiresOn: dayAhead(0) }, staff.headers)
    expect(await approve()).toBe('200')
    expect(infoOf(await portal.call(getCaregiverInfo, {}, person.headers)).reviewStatus).toBe('approved')
  })

  test('[DESK-1] who is approved anyway, by whom and why, stands in the audit log', async () => {
    const { id } = await newCaregiver(portal)
    const anyway = 'All four seen at the office.'
    await save(portal, reviewCaregiver, { id, reviewStatus: 'approved', anyway }, staff.headers)
    const entry = await portal.db
      .selectFrom('audit_entries')
      .select(['actor', 'details'])
      .where('action', '=', 'caregiver.approved-anyway')
      .where('subject', '=', `account ${id}`)
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ actor: staff.id, details: { why: anyway, missing: documentKinds.join(' ') } })
  })

  test('rejecting needs a reason, which the caregiver can read; the review can be reopened', async () => {
    const person = await newCaregiver(portal)
    const decide = (reviewStatus: 'rejected' | 'under_review', reason?: string) =>
      save(portal, reviewCaregiver, { id: person.id, reviewStatus, reason }, staff.headers)
    expect((await decide('rejected')).body.fields).toEqual({ reason: fieldTexts.reason.en })
    await decide('rejected', 'The certificate is from another state.')
    expect(infoOf(await portal.call(getCaregiverInfo, {}, person.headers))).toMatchObject({
      reviewStatus: 'rejected',
      reviewReason: 'The certificate is from another state.',
    })
    expect(infoOf(await decide('under_review')).reviewStatus).toBe('under_review')
  })

  test('[A05] documents are submitted, rejected with a reason, withdrawn, replaced and approved', async () => {
    const person = await newCaregiver(portal)
    const { answer } = await handIn(person)
    const [first] = infoOf(answer).documents
    const reject = { id: first?.id ?? '', reviewStatus: 'rejected', reason: 'The date cannot be read.' } as const
    await save(portal, reviewDocument, reject, staff.headers)
    expect((await portal.messagesTo(person.phone))[0]).toContain('needs to be replaced')
    expect(infoOf(await portal.call(getCaregiverInfo, {}, person.headers)).documents[0]).toMatchObject({
      reviewStatus: 'rejected',
      reviewReason: 'The date cannot be read.',
    })
    await portal.call(removeDocument, { id: first?.id ?? '' }, person.headers)
    const [second] = infoOf((await handIn(person)).answer).documents
    await save(
      portal,
      reviewDocument,
      { id: second?.id ?? '', reviewStatus: 'approved', expiresOn: null },
      staff.headers,
    )
    expect((await portal.call(removeDocument, { id: second?.id ?? '' }, person.headers)).status).toBe(404)
    const { id: fileId } = (await portal.call(uploadFile, { file: jpeg }, person.headers)).body.data
    const letter = { kind: 'proofOfAddress', paper: 'governmentLetter', fileId } as const
    expect(infoOf(await portal.call(addDocument, letter, person.headers)).documents.at(-1)).toMatchObject(letter)
  })
})

describe('[P04] files', () => {
  test('[USE-65] a file and its thumbnail are available to its owner and, once it is part of a record, to coordinators', async () => {
    const person = await newCaregiver(portal)
    const { id } = (await portal.call(uploadFile, { file: jpeg }, person.headers)).body.data
    const editor = await newStaff(portal, 'editor')
    const statusFor = async (who: { headers: { authorization: string } }) => {
      const sizes = ['full', 'small'] as const
      const statuses = sizes.map(async (size) => (await portal.call(getFile, { id, size }, who.headers)).status)
      const [full, small] = await Promise.all(statuses)
      expect(small).toBe(full)
      return small
    }
    expect([await statusFor(person), await statusFor(staff), await statusFor(editor)]).toEqual([200, 404, 404])
    await portal.call(addDocument, { kind: 'medicalReport', fileId: id }, person.headers)
    expect([await statusFor(person), await statusFor(staff), await statusFor(editor)]).toEqual([200, 200, 404])
  })

  test('another person’s file, the same file twice, and more than six pages of a kind are refused', async () => {
    const person = await newCaregiver(portal)
    const { fileId } = await handIn(person)
    const gone = { status: 400, body: { fields: { documents: fieldTexts.uploadGone.en } } }
    const stranger = await newCaregiver(portal)
    expect(await portal.call(addDocument, { kind: 'medicalReport', fileId }, stranger.headers)).toMatchObject(gone)
    expect(await portal.call(addDocument, { kind: 'medicalReport', fileId }, person.headers)).toMatchObject(gone)
    const answers = await Promise.all(Array.from({ length: 8 }, () => handIn(person, 'homeCareCertificate')))
    expect(answers.filter(({ answer }) => answer.status === 200)).toHaveLength(6)
  })

  test('[A11] files other than JPG and PNG under 500 KB get an error at the field', async () => {
    const person = await newCaregiver(portal)
    const refused = { status: 400, body: { fields: { file: fieldTexts.upload.en } } }
    const whole = Buffer.from(await jpeg.arrayBuffer())
    const picture = (bytes: number) => new Blob([new Uint8Array(padded(whole, bytes))])
    expect(await portal.call(uploadFile, { file: picture(511_999) }, person.headers)).toMatchObject({ status: 200 })
    for (const bytes of [512_000, 512_001])
      expect(await portal.call(uploadFile, { file: picture(bytes) }, person.headers), `${bytes}`).toMatchObject(refused)
    for (const bytes of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'x'.repeat(500 * 1024)])
      expect(await portal.call(uploadFile, { file: new Blob([bytes]) }, person.headers)).toMatchObject(refused)
    const empty = await portal.call(uploadFile, { file: new Blob([]) }, person.headers)
    expect(empty).toMatchObject({ status: 400, body: { fields: { file: fieldTexts.uploadEmpty.en } } })
    const noForm = { method: 'POST', url: '/home/api/file', body: '{}', headers: person.headers }
    expect((await portal.send(noForm)).statusCode).toBe(415)
  })
})
