import { randomUUID } from 'node:crypto'
import { addDocument, deleteAccount, updateCaregiverInfo } from '@portal/contract/accounts/own'
import { reviewCaregiver } from '@portal/contract/accounts/staff'
import { submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import { getDeletedAccount } from '@portal/contract/staff/accounts'
import { upload } from '../../setup/care.ts'
import { newCaregiver, newPatient, newStaff, password, typed } from '../../setup/people.ts'
import { save } from '../../setup/saving.ts'
import { assignTo, newModule } from '../../setup/training.ts'
import type { ReadRow, ReadScene } from '../row.ts'

const caregiver =
  (more: object = {}): ReadRow =>
  async ({ portal }) => {
    const { id } = await newCaregiver(portal)
    return { id, input: { id, ...more } }
  }

const found =
  (more: object = {}): ReadRow =>
  async ({ portal }) => {
    const { id, phone } = await newCaregiver(portal)
    return { id, input: { search: phone.slice(2), ...more } }
  }

const document =
  (more: object): ReadRow =>
  async ({ portal }) => {
    const person = await newCaregiver(portal)
    const input = { kind: 'medicalReport' as const, fileId: await upload(portal, person) }
    const id = (await portal.call(addDocument, input, person.headers)).body.data.documents[0]?.id ?? ''
    return { id, input: { id, ...more } }
  }

const training: ReadRow = async ({ portal }) => {
  const person = await newCaregiver(portal, { lastName: 'Abe' })
  await assignTo(portal.db, person, await newModule(portal.db))
  return { id: person.id, input: { accountId: person.id, pageSize: 100 } }
}

const member =
  (more: object = {}): ReadRow =>
  async ({ portal }) => {
    const { id } = await newStaff(portal, 'editor')
    return { id, input: { id, ...more } }
  }

async function newApproved({ portal, staff }: ReadScene) {
  const person = await newCaregiver(portal)
  const review = { id: person.id, reviewStatus: 'approved' as const, anyway: 'Seen at the office.' }
  await save(portal, reviewCaregiver, review, staff.headers)
  return person
}

/** Caregivers and their training, accounts, and the office's own people. */
export const people: Record<string, ReadRow> = {
  'GET /staff/caregiver/page': caregiver({ pageSize: 100 }),
  'POST /staff/caregiver/search': found(),
  'POST /staff/caregiver/export': found(),
  'GET /staff/caregiver/{id}': caregiver(),
  'POST /staff/caregiver/review': caregiver({ reviewStatus: 'rejected', reason: 'The papers are not yours.' }),
  'POST /staff/caregiver/name/review': async (scene) => {
    const { id, headers } = await newApproved(scene)
    const wanted = { ...typed, yearsOfExperience: 3, firstName: 'Li', lastName: 'Guoqiang' }
    await scene.portal.call(updateCaregiverInfo, wanted, headers)
    return { id, input: { id, reviewStatus: 'approved' } }
  },
  'POST /staff/caregiver/ask': caregiver({ kinds: ['proofOfAddress'] }),
  'POST /staff/caregiver/document/expiry': document({ expiresOn: '2031-05-01' }),
  'POST /staff/caregiver/document/review': document({ reviewStatus: 'approved', expiresOn: null }),

  'GET /staff/training/caregiver/page': training,
  'GET /staff/training/result/page': training,

  'GET /staff/people': member(),
  'GET /staff/people/{id}': member(),
  'POST /staff/people': async ({ portal }) => {
    const email = `${randomUUID()}@example.com`
    const input = { email, firstName: 'Sam', lastName: 'Lee', language: 'en', roles: ['editor'] }
    const idOf = async () =>
      (await portal.db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
    return { id: idOf, input }
  },
  'POST /staff/people/{id}/roles': member({ roles: ['trainer'] }),
  'POST /staff/people/{id}/link': member(),

  'POST /staff/account/search': async ({ portal }) => {
    const { id, phone } = await newPatient(portal)
    return { id, input: { search: phone.slice(2) } }
  },
  'GET /staff/account/{id}': async ({ portal }) => {
    const { id } = await newPatient(portal)
    return { id, input: { id } }
  },
  'GET /staff/deleted-account/{id}': async ({ portal }) => {
    const { id, headers } = await newPatient(portal)
    await portal.call(deleteAccount, { currentPassword: password }, headers)
    return { id, input: { id } }
  },
  'GET /staff/deleted-account/{id}/record/{recordId}': async ({ portal, staff }) => {
    const { id, headers } = await newPatient(portal)
    await portal.call(submitWhiteCard, { whiteCardId: 'RT12345K' }, headers)
    await portal.call(deleteAccount, { currentPassword: password }, headers)
    const { records } = (await portal.call(getDeletedAccount, { id }, staff.headers)).body.data
    return { id, input: { id, recordId: records[0]?.id ?? '' } }
  },
  'GET /staff/audit': async ({ portal }) => {
    const { id } = await newPatient(portal)
    return { id, input: { person: id } }
  },
  'GET /staff/audit/export': async ({ portal }) => {
    const { id } = await newPatient(portal)
    return { id, input: { person: id } }
  },
}
