import { getPictureConsent, savePictureConsent } from '@portal/contract/content/consent'
import type { InputOf } from '@portal/contract/endpoint'
import { languages } from '@portal/contract/language'
import { newYorkDay, newYorkTime } from '@portal/contract/new-york'
import { managedArticles } from '@portal/contract/news/content'
import { addPicture } from '@portal/contract/pictures-staff'
import { getWorkPage } from '@portal/contract/work/staff'
import sharp from 'sharp'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { sweepStaffPictures } from '../../src/files/staff-pictures.ts'
import { openFileStore } from '../../src/files/store.ts'
import { momentOfWallTime } from '../../src/time.ts'
import { newAuthor, publishDueAt } from '../setup/content.ts'
import { newId } from '../setup/managed.ts'
import { inAll } from '../setup/news.ts'
import { newStaff } from '../setup/people.ts'
import { fieldsOf, startPortal, type TestPortal } from '../setup/portal.ts'

const day = 86_400_000
let portal: TestPortal
let mei: Awaited<ReturnType<typeof newAuthor>>
let lena: Awaited<ReturnType<typeof newStaff>>
let shade = 0

beforeAll(async () => {
  portal = await startPortal()
  mei = await newAuthor(portal)
  lena = await newStaff(portal, 'coordinator')
  return () => portal.close()
})
const today = (later = 0) => newYorkDay(new Date(), later)
const agreed = { answer: 'agreed', who: 'Rosa Diaz', paper: 'Folder 7', until: '' } as const

/** A picture that nobody has answered about. */
async function newPicture(): Promise<string> {
  shade += 1
  const size = { width: 400 + shade, height: 300, channels: 3 as const }
  const bytes = await sharp({ create: { ...size, background: { r: 9, g: shade, b: 77 } } })
    .png()
    .toBuffer()
  return (await mei.call(addPicture, { file: new Blob([new Uint8Array(bytes)]) })).body.data.picture
}

const consentOf = async (picture: string) => (await mei.call(getPictureConsent, { picture })).body.data

async function answer(picture: string, given: Omit<InputOf<typeof savePictureConsent>, 'picture' | 'version'>) {
  const { version } = await consentOf(picture)
  return mei.call(savePictureConsent, { picture, version, ...given })
}

/** A draft of an article that is ready to be published. */
async function ready(more: Parameters<typeof mei.content>[0]) {
  const id = newId()
  expect((await mei.save(id, more)).status).toBe(200)
  await mei.markRead(id)
  return id
}

const findings = async (id: string) =>
  (await mei.call(managedArticles.check, { id, languages: [...languages] })).body.data.findings
    .filter(({ field, code }) => code === 'consent' || field === 'picture' || field === 'body')
    .map(({ code, field, language, refuses }) => [code, field, language, refuses])

async function items(id: string) {
  const { recordId } = await mei.read(id)
  const { records } = (await portal.call(getWorkPage, { task: 'consent', pageSize: 50 }, lena.headers)).body.data
  return records.filter((one) => one.id === recordId)
}

describe('[OPS-7] whom a picture shows', () => {
  test('is answered once for every record, with names that stay with staff, and noted', async () => {
    const picture = await newPicture()
    expect(await consentOf(picture)).toEqual({ picture, version: 1, answer: null, who: '', until: '', paper: '' })
    const saved = await answer(picture, { ...agreed, until: today(30) })
    expect(saved.body.data).toEqual({ picture, version: 2, ...agreed, until: today(30) })
    const { agreed_sealed } = await portal.db
      .selectFrom('picture_consents')
      .select('agreed_sealed')
      .where('picture', '=', picture)
      .executeTakeFirstOrThrow()
    expect(agreed_sealed?.toString('latin1')).not.toContain('Rosa')
    const first = await mei.call(savePictureConsent, { picture, version: 1, answer: 'nobody' })
    expect([first.status, first.body.code]).toEqual([409, 'changed_meanwhile'])
    const noted = await portal.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject', '=', `media ${picture}`)
      .execute()
    expect(new Set(noted.map(({ action }) => action))).toEqual(
      new Set(['picture.add', 'picture-consent.read', 'picture-consent.save']),
    )
    expect((await answer(picture, { ...agreed, answer: 'nobody' })).body.data).toMatchObject({ who: '', paper: '' })
  })

  test('is refused at its field when it is not whole, and for a picture that is gone', async () => {
    const picture = await newPicture()
    const wrong = async (given: object, of = picture) => {
      const { status, body } = await mei.call(savePictureConsent, { picture: of, version: 1, ...given } as never)
      return [status, Object.keys(body.fields ?? {})]
    }
    expect(await wrong({})).toEqual([400, ['answer']])
    expect(await wrong({ answer: 'agreed', until: '2027-02-30' })).toEqual([400, ['until', 'who', 'paper']])
    expect(await wrong({ answer: 'agreed' })).toEqual([400, ['who', 'paper']])
    expect(await wrong({ ...agreed, who: 'x'.repeat(201) })).toEqual([400, ['who']])
    expect(await wrong({ answer: 'nobody' }, '/etc/passwd')).toEqual([400, ['picture']])
    expect(await wrong({ answer: 'nobody' }, '/media/0123456789abcdef-9x9/9.jpg')).toEqual([400, ['picture']])
    expect((await consentOf(picture)).answer).toBeNull()
  })

  test('goes with the picture when that is swept', async () => {
    const picture = await newPicture()
    await answer(picture, agreed)
    const files = await openFileStore({ dataDir: inject('mediaDir').replace(/\/media$/, '') })
    await sweepStaffPictures(portal.db, files, new Date(Date.now() + 2 * day))
    files.close()
    expect((await consentOf(picture)).answer).toBeNull()
  })
})

describe('[OPS-7] content with a picture', () => {
  test('is warned of while nobody has answered, in fields and in texts', async () => {
    const [picture, inText] = [await newPicture(), await newPicture()]
    const body = { ...inAll('<p>Tea.</p>'), en: `<p>Tea.</p><img src="${inText}" alt="A cup" />` }
    const id = await ready({ picture, body })
    expect(await findings(id)).toEqual([
      ['consent', 'body', 'en', false],
      ['consent', 'picture', null, false],
    ])
    await answer(picture, { answer: 'nobody' })
    await answer(inText, agreed)
    expect(await findings(id)).toEqual([])
    await answer(inText, { answer: 'missing' })
    expect(await findings(id)).toEqual([['invalid', 'body', 'en', true]])
    expect(fieldsOf(await mei.publish(id))).toHaveProperty('body.en')
    await answer(inText, agreed)
    expect((await mei.publish(id)).status).toBe(200)
  })

  test('is published on the last day of a consent, and refused on the next in New York, then and at a time ahead', async () => {
    const noon = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 4, 12, 16))
    const picture = await newPicture()
    await answer(picture, { ...agreed, until: newYorkDay(noon) })
    const [first, second] = [await ready({ picture }), await ready({ picture })]
    const lateInNewYork = new Date(+noon + 11 * 3_600_000)
    expect(newYorkDay(lateInNewYork)).toBe(newYorkDay(noon))
    const next = new Date(+noon + 12.5 * 3_600_000)
    expect(fieldsOf(await mei.publish(second, languages, { at: newYorkTime(next) }))).toHaveProperty('picture')
    expect((await mei.publish(second, languages, { at: newYorkTime(lateInNewYork) })).status).toBe(200)
    await answer(picture, { ...agreed, until: today(-1) })
    expect(fieldsOf(await mei.publish(first))).toHaveProperty('picture')
    await answer(picture, { ...agreed, until: today() })
    expect((await mei.publish(first)).status).toBe(200)
  })

  test('that fails at its time for want of consent stays off the site', async () => {
    const picture = await newPicture()
    const id = await ready({ picture })
    const at = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + day)
    expect((await mei.publish(id, languages, { at: newYorkTime(at) })).status).toBe(200)
    await answer(picture, { answer: 'missing' })
    await publishDueAt(portal, at)
    expect(await mei.read(id)).toMatchObject({ state: 'failed', live: null, schedule: { failed: 'invalid_input' } })
  })
})

describe('[OPS-7] a record on the site is an item of work', () => {
  test('from two weeks before its consent ends until that is renewed', async () => {
    const picture = await newPicture()
    await answer(picture, { ...agreed, until: today(15) })
    const id = await mei.published({ picture, title: inAll('A walk') })
    expect(await items(id)).toEqual([])
    await answer(picture, { ...agreed, until: today(14) })
    expect(await items(id)).toMatchObject([
      { kind: 'content', name: 'A walk', contentPath: `article/${id}`, due: null },
    ])
    await answer(picture, { ...agreed, until: today(-1) })
    expect(await items(id)).toMatchObject([{ since: momentOfWallTime(`${today()} 00:00`).at.toISOString() }])
    expect(JSON.stringify(await items(id))).not.toContain('Rosa')
    await answer(picture, agreed)
    expect(await items(id)).toEqual([])
  })

  test('when somebody takes the consent back, until the picture is replaced or the record is off the site', async () => {
    const picture = await newPicture()
    const [replaced, withdrawn] = [await mei.published({ picture }), await mei.published({ picture })]
    await answer(picture, { answer: 'missing' })
    expect([(await items(replaced)).length, (await items(withdrawn)).length]).toEqual([1, 1])
    await mei.save(replaced, { picture: await newPicture() })
    expect(await items(replaced)).toHaveLength(1)
    await mei.publish(replaced)
    await mei.unpublish(withdrawn)
    expect([await items(replaced), await items(withdrawn)]).toEqual([[], []])
  })

  test('also when it was never published from a draft', async () => {
    const picture = await newPicture()
    await portal.db.updateTable('articles').set({ picture }).where('id', '=', 1).execute()
    await answer(picture, { answer: 'missing' })
    expect(await items('1')).toHaveLength(1)
    await answer(picture, { answer: 'nobody' })
    expect(await items('1')).toEqual([])
  })
})
