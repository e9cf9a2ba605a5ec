import { discardDraft, getDrafts, saveDraft } from '@portal/contract/care/applications/applying'
import { getService, getServices } from '@portal/contract/care/services/services'
import { beforeAll, describe, expect, test } from 'vitest'
import { sweepDrafts } from '../../../src/care/applications/drafts.ts'
import { applicationHelpers, newService, upload } from '../../setup/care.ts'
import { newPatient, type Person } from '../../setup/people.ts'
import { openPortal } from '../../setup/portal.ts'

const portal = await openPortal()
let serviceId: number
let patient: Person
let stranger: Person

beforeAll(async () => {
  serviceId = await newService(portal.db)
  patient = await newPatient(portal)
  stranger = await newPatient(portal)
})
const { applied, detailOf, draftOf, isKept } = applicationHelpers(() => ({ portal, serviceId, patient }))

describe('[W01] the services', () => {
  test('[C11] [C14] are listed in the reader’s language, each with its required documents', async () => {
    for (const language of ['en', 'zh-CN', 'zh-TW']) {
      const headers = { ...patient.headers, 'accept-language': language }
      const services = (await portal.call(getServices, {}, headers)).body.data
      expect(services.length).toBeGreaterThan(0)
      const detail = (await portal.call(getService, { serviceId }, headers)).body.data
      expect(detail).toMatchObject({
        title: 'Personal care',
        summary: 'Help at home.',
        description: 'Help at home, every day.',
        forWhom: 'You',
        requirements: 'Medicaid\nA doctor',
        cost: 'Medicaid pays.',
        methods: ['online', 'offline'],
        documents: [
          { kind: 'identity', required: true },
          { kind: 'medicaidCard', required: true },
          { kind: 'doctorNote', required: false },
        ],
      })
    }
    for (const id of [0, 999_999, 'x']) {
      const { status } = await portal.call(getService, { serviceId: id as number }, patient.headers)
      expect([400, 404]).toContain(status)
    }
  })
})

describe('[W03] drafts', () => {
  const fields = { firstName: 'Mei', medicaidId: 'not yet', notifySms: 'true' }

  test('are available on another device, with their documents, until they are discarded', async () => {
    const who = await newPatient(portal)
    expect(await draftOf(who)).toBeNull()
    const documents = [{ kind: 'identity' as const, fileId: await upload(portal, who) }]
    const saved = await portal.call(saveDraft, { serviceId, step: 'documents', fields, documents }, who.headers)
    expect(saved.status).toBe(200)
    expect(await draftOf(who)).toMatchObject({ step: 'documents', fields, documents })
    expect((await portal.call(getDrafts, {}, who.headers)).body.data).toMatchObject([
      { serviceId, item: 'Personal care' },
    ])
    expect(await draftOf(stranger)).toBeNull()
    expect(await isKept(documents[0]?.fileId ?? '')).toBe(true)

    const other = [{ kind: 'identity' as const, fileId: await upload(portal, who) }]
    await portal.call(saveDraft, { serviceId, step: 'review', fields: {}, documents: other }, who.headers)
    expect(await draftOf(who)).toMatchObject({ step: 'review', fields: {}, documents: other })
    expect(await isKept(documents[0]?.fileId ?? '')).toBe(false)
    expect((await portal.call(discardDraft, { serviceId }, who.headers)).status).toBe(200)
    expect((await portal.call(discardDraft, { serviceId }, who.headers)).status).toBe(200)
    expect(await draftOf(who)).toBeNull()
    expect(await isKept(other[0]?.fileId ?? '')).toBe(false)
  })

  test('[P04] accept neither other people’s documents nor attached ones; too many are refused', async () => {
    const theirs = await upload(portal, stranger)
    const save = (input: object) =>
      portal.call(saveDraft, { serviceId, step: 'who', fields: {}, documents: [], ...input } as never, patient.headers)
    const foreign = await save({ documents: [{ kind: 'identity', fileId: theirs }], fields: { firstName: 'Mei' } })
    expect([foreign.status, foreign.body.data]).toMatchObject([200, { gone: [theirs] }])
    expect(await draftOf()).toMatchObject({ documents: [], fields: { firstName: 'Mei' } })
    expect((await portal.call(getDrafts, {}, stranger.headers)).body.data).toEqual([])
    const seven = await Promise.all(Array.from({ length: 7 }, () => upload(portal, patient)))
    const tooMany = await save({ documents: seven.map((fileId) => ({ kind: 'identity', fileId })) })
    expect(tooMany.body.fields).toEqual({ documents: expect.any(String) })
    expect((await save({ step: 'a\u0000b' })).status).toBe(400)
    const { id } = await applied()
    const [used] = (await detailOf(id)).documents
    expect((await save({ documents: [{ kind: 'identity', fileId: used?.fileId }] })).status).toBe(400)
    expect((await save({ fields: { note: 'x'.repeat(2001) } })).status).toBe(400)
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, i) => [`f${i}`, '']))
    expect((await save({ fields: many })).status).toBe(400)
    expect((await save({ serviceId: 999_999 })).status).toBe(404)
  })

  test('concurrent saves leave one draft', async () => {
    const who = await newPatient(portal)
    const saves = Array.from({ length: 12 }, (_, i) =>
      portal.call(saveDraft, { serviceId, step: `s${i}`, fields, documents: [] }, who.headers),
    )
    for (const { status } of await Promise.all(saves)) expect(status).toBe(200)
    const rows = await portal.db
      .selectFrom('application_drafts')
      .select('id')
      .where('patient_id', '=', who.id)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('are deleted after 60 days, and their documents a day later', async () => {
    const who = await newPatient(portal)
    const fileId = await upload(portal, who)
    const documents = [{ kind: 'identity' as const, fileId }]
    await portal.call(saveDraft, { serviceId, step: 'documents', fields, documents }, who.headers)
    const after = (days: number) => new Date(Date.now() + days * 86_400_000)
    await sweepDrafts(portal.db, after(59))
    expect(await draftOf(who)).not.toBeNull()
    await sweepDrafts(portal.db, after(61))
    expect(await draftOf(who)).toBeNull()
    expect(await isKept(fileId)).toBe(false)
  })
})
