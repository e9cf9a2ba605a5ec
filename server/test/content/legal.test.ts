import { managedLegalDocuments } from '@portal/contract/about/content'
import { getLegalDocument, type LegalDocumentKey } from '@portal/contract/about/public'
import { openPreview } from '@portal/contract/content/preview'
import { day } from '@portal/contract/durations'
import { httpCall } from '@portal/contract/endpoint'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { languages } from '@portal/contract/language'
import { addDays, newYorkDay } from '@portal/contract/new-york'
import { sql } from 'kysely'
import type { ServerBuild } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { scaleTimeout } from '../../../scripts/test/timeout.ts'
import { addLegalDocument } from '../../src/about/content.ts'
import { managedLegalDocumentKind } from '../../src/about/managed-legal.ts'
import { nextLegalMoment, selectLegalDocument } from '../../src/about/queries.ts'
import { newYorkMoment } from '../../src/time.ts'
import { publishDueAt } from '../setup/content.ts'
import { editorOf } from '../setup/managed.ts'
import { inAll } from '../setup/news.ts'
import { newStaff } from '../setup/people.ts'
import { openPortal } from '../setup/portal.ts'
import { stopClock } from '../setup/stopped-clock.ts'
import { allowedOnly } from './allowed-html.ts'
import { hostileHtml } from './hostile-html.ts'

const webBuild = '../../../web/build/server/index.js'
const portal = await openPortal({ web: (await import(webBuild)) as ServerBuild })
let mei: Awaited<ReturnType<typeof newStaff>>
let editor: ReturnType<typeof legalEditor>

const inDays = (days: number) => addDays(newYorkDay(new Date()), days)
const today = () => inDays(0)
const key = 'terms' as const
const body = (what: string) => inAll(`<p>${what}</p>`)
const atOnce = { timeout: scaleTimeout(1_000) }

beforeAll(async () => {
  mei = await newStaff(portal, 'editor')
  editor = legalEditor()
})

function legalEditor() {
  const written = () => ({ title: inAll('Terms'), body: body('Be kind.'), effectiveOn: today() })
  return editorOf(portal, mei, managedLegalDocuments, (more) => ({ ...written(), ...more }))
}

beforeEach(stopClock)
afterEach(() => void vi.useRealTimers())
beforeEach(async () => {
  await portal.db.deleteFrom('legal_documents').where('key', '=', key).where('version', '!=', '1.0').execute()
  const { version, draft } = await editor.read(key)
  if (draft) await editor.call(managedLegalDocuments.discard, { id: key, version })
})

/** Saves a draft that somebody has read in every language. */
async function drafted(more: object) {
  expect((await editor.save(key, { effectiveOn: today(), ...more })).status).toBe(200)
  await editor.markRead(key)
}
async function published(more: object) {
  await drafted(more)
  const { status, body } = await editor.publish(key)
  expect([status, body.fields]).toEqual([200, undefined])
}
const shown = async (version?: string, language = 'en') =>
  (await portal.call(getLegalDocument, { key, version }, { 'accept-language': language })).body.data
const becomes = (version: string) =>
  vi.waitFor(async () => expect((await shown()).versions[0]?.version).toBe(version), atOnce)

describe('[F10] [OPS-7] a legal text', () => {
  test('in force from today on is public within a second in every language; the version before stays readable', async () => {
    const first = await shown()
    await published({ body: body('Be kind to each other.') })
    await becomes('2.0')
    for (const language of languages)
      expect(await shown(undefined, language)).toMatchObject({
        version: '2.0',
        effectiveOn: today(),
        body: body('Be kind to each other.')[language],
      })
    expect(await shown('1.0')).toMatchObject({ body: first.body, effectiveOn: first.effectiveOn })
    const { action, actor } = await portal.db
      .selectFrom('audit_entries')
      .select(['action', 'actor'])
      .where('subject', '=', 'legal-document terms')
      .where('action', '=', 'content.publish')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect([action, actor]).toEqual(['content.publish', mei.id])
  })

  test('that comes into force later is announced; the old one stands until midnight in New York', async () => {
    await published({ body: body('From summer on.'), effectiveOn: '2098-07-01' })
    await becomes('2.0')
    expect(await shown()).toMatchObject({ version: '1.0' })
    expect(await shown('2.0')).toMatchObject({ effectiveOn: '2098-07-01', body: '<p>From summer on.</p>' })
    const start = new Date('2098-07-01T04:00:00Z')
    const before = new Date(start.getTime() - 1)
    expect(await nextLegalMoment(portal.db, before)).toEqual(start)
    expect(await nextLegalMoment(portal.db, start)).toBeNull()
    const versionAt = async (now: Date) => (await selectLegalDocument(portal.db, { key }, 'en', now)).version
    expect([await versionAt(before), await versionAt(start)]).toEqual(['1.0', '2.0'])
  })

  test.each([
    ['a day that is over', () => inDays(-1), 'invalid'],
    ['the day of the version before', undefined, 'invalid'],
    ['no day', () => '', 'invalid'],
  ])('with %s is refused at its day, by the check as well', async (_, given, code) => {
    const { live } = await editor.read(key)
    await drafted({ body: body('Too late.'), effectiveOn: given?.() ?? live?.effectiveOn })
    const { body: checked } = await editor.call(managedLegalDocuments.check, { id: key, languages: [...languages] })
    const [finding] = checked.data.findings.filter(({ refuses }) => refuses)
    expect(finding).toMatchObject({ field: 'effectiveOn', code })
    expect(checked.data.effects.map((one) => one.code)).toEqual(['page'])
    const { status, body: answer } = await editor.publish(key)
    expect([status, Object.keys(answer.fields ?? {})]).toEqual([400, ['effectiveOn']])
    expect((await shown()).versions).toHaveLength(1)
  })

  test.each(['2026-02-30', '0001-01-01', 'soon'])('cannot be saved with the day %s', async (effectiveOn) => {
    const { status, body } = await editor.save(key, { effectiveOn })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['content.effectiveOn']])
  })

  test('comes into force after those that were published before it', async () => {
    await published({ body: body('In a month.'), effectiveOn: inDays(30) })
    await drafted({ body: body('In a week.'), effectiveOn: inDays(7) })
    const { status, body: answer } = await editor.publish(key)
    expect([status, Object.keys(answer.fields ?? {})]).toEqual([400, ['effectiveOn']])
    await drafted({ body: body('In a month, corrected.'), effectiveOn: inDays(30) })
    expect((await editor.publish(key)).status).toBe(200)
    const [last] = (await shown()).versions
    expect(last).toEqual({ version: '3.0', effectiveOn: inDays(30) })
    const then = new Date(`${inDays(30)}T12:00:00Z`)
    expect((await selectLegalDocument(portal.db, { key }, 'en', then)).body).toBe('<p>In a month, corrected.</p>')
    // The one that was corrected never comes into force.
    expect([(await shown('2.0')).isAhead, (await shown('3.0')).isAhead]).toEqual([false, true])
  })

  test('says before what its publication does: the day from which on it is in force', async () => {
    await drafted({ body: body('Soon.'), effectiveOn: inDays(2) })
    const { data } = (await editor.call(managedLegalDocuments.check, { id: key, languages: [...languages] })).body
    expect(data.findings.filter(({ refuses }) => refuses)).toEqual([])
    expect(data.effects).toEqual([
      { code: 'page', address: '/about/TermsOfServices', count: 1, on: '' },
      { code: 'comesIntoForce', address: '', count: 0, on: inDays(2) },
    ])
  })

  test('is the same in every language: a version leaves no change of a language behind', async () => {
    await drafted({ body: body('Everywhere.') })
    const { data } = (await editor.call(managedLegalDocuments.check, { id: key, languages: ['en'] })).body
    const left = data.findings.filter(({ code, refuses }) => refuses && code === 'invalid')
    expect(left.map(({ field, language }) => [field, language])).toEqual([
      ['', 'zh-CN'],
      ['', 'zh-TW'],
    ])
    const { status, body: answer } = await editor.publish(key, ['en'])
    expect([status, Object.keys(answer.fields ?? {})]).toEqual([400, ['languages.zh-CN', 'languages.zh-TW']])
    expect((await shown()).versions).toHaveLength(1)
  })

  test('is scheduled with a day that is not over by then', async () => {
    await drafted({ body: body('Scheduled.'), effectiveOn: inDays(1) })
    const late = await editor.publish(key, languages, { at: `${inDays(2)} 09:00` })
    expect([late.status, Object.keys(late.body.fields ?? {})]).toEqual([400, ['effectiveOn']])
    expect((await editor.publish(key, languages, { at: `${inDays(1)} 09:00` })).status).toBe(200)
    expect((await shown()).versions).toHaveLength(1)
    expect(await publishDueAt(portal, new Date(Date.now() + 2 * day), [managedLegalDocumentKind])).toBe(1)
    await becomes('2.0')
    expect((await shown()).versions[0]).toEqual({ version: '2.0', effectiveOn: inDays(1) })
  })

  test('is taken back as long as it is not in force, with its day in lists and in the editor; then it stays', async () => {
    const remarked = async () => {
      const { records } = (await editor.call(managedLegalDocuments.list, {})).body.data
      return [records.find(({ id }) => id === key)?.remark, (await editor.read(key)).remark]
    }
    expect(await remarked()).toEqual([null, null])
    await published({ body: body('Not yet.'), effectiveOn: inDays(3) })
    const remark = { code: 'inForceFrom', on: inDays(3), reason: null }
    expect(await remarked()).toEqual([remark, remark])
    const { recordId, takeBackUntil } = await editor.read(key)
    expect(takeBackUntil).toBe(newYorkMoment(new Date(), 3, '00:00').toISOString())
    const longAgo = sql<Date>`at - interval '2 days'`
    await portal.db.updateTable('content_versions').set({ at: longAgo }).where('record_id', '=', recordId).execute()
    const { body: back } = await editor.takeBack(key)
    expect([back.data.state, back.data.live?.effectiveOn]).not.toContain(inDays(3))
    expect(back.data.draft?.body).toEqual(body('Not yet.'))
    await vi.waitFor(async () => expect((await shown()).versions).toHaveLength(1), atOnce)
    await drafted({ effectiveOn: today() })
    expect((await editor.publish(key)).status).toBe(200)
    expect((await editor.read(key)).takeBackUntil).toBeNull()
    const refused = await editor.takeBack(key)
    expect([refused.status, refused.body.code]).toEqual([409, 'content_in_force'])
    expect(await shown('2.0')).toMatchObject({ body: '<p>Not yet.</p>' })
  })

  test('stays: it is neither taken off the site nor deleted, and no other is begun', async () => {
    const { version, baseVersion } = await editor.read(key)
    expect((await editor.unpublish(key)).body.code).toBe('content_stays')
    const removed = await editor.call(managedLegalDocuments.remove, { id: key, version, baseVersion })
    expect(removed.body.code).toBe('content_live')
    for (const id of ['imprint', 'new-0d9b4a3c-0000-4000-8000-000000000000'])
      expect((await editor.call(managedLegalDocuments.read, { id })).status).toBe(400)
  })

  test('restores an earlier version as a draft, which is published as a new one', async () => {
    await published({ body: body('A mistake.') })
    const { number } = await editor.read(key)
    const { version } = await editor.read(key)
    await editor.call(managedLegalDocuments.restore, { id: key, version, number: number - 1 })
    await drafted({ effectiveOn: today() })
    expect((await editor.publish(key)).status).toBe(200)
    await becomes('3.0')
    expect((await shown()).body).toBe((await shown('1.0')).body)
  })

  test('that other code adds is what is published; a draft begun before has to be merged', async () => {
    await drafted({ body: body('Mine.') })
    const added = { key: key as LegalDocumentKey, version: '7b', effectiveOn: today(), title: inAll('Terms') }
    await addLegalDocument(portal.db, { ...added, body: body('Theirs.') })
    const { moved, live } = await editor.read(key)
    expect([moved, live?.body]).toEqual([true, body('Theirs.')])
    expect((await editor.publish(key)).body.code).toBe('changed_meanwhile')
    await editor.call(managedLegalDocuments.discard, { id: key, version: (await editor.read(key)).version })
    await published({ body: body('After that.') })
    await becomes('8.0')
  })

  test('comes into force after every version, in whichever order they were added', async () => {
    const added = { key: key as LegalDocumentKey, title: inAll('Terms'), body: body('Theirs.') }
    await addLegalDocument(portal.db, { ...added, version: '8b', effectiveOn: inDays(5) })
    await addLegalDocument(portal.db, { ...added, version: '8c', effectiveOn: today() })
    await drafted({ body: body('Between.'), effectiveOn: inDays(1) })
    const { status, body: answer } = await editor.publish(key)
    expect([status, answer.fields]).toEqual([400, { effectiveOn: fieldTexts.dayBeforeOther.en }])
  })

  test('hostile HTML is removed when saved', async () => {
    const html = hostileHtml.filter((one) => !/\p{Cc}/u.test(one)).map((one) => `<p>safe</p>${one}`)
    await published({ body: inAll(html.join('')) })
    await becomes('2.0')
    expect(allowedOnly((await shown()).body)).toBe(true)
  })
})

test('[OPS-7] a preview shows a legal text as of its day, on either site and in three languages; at a moment before, the old one', async () => {
  await editor.save(key, { body: body('Zyxopreview'), effectiveOn: inDays(9) })
  const open = async (more: { at?: string }, path: string, language: string) => {
    const { method, url, body } = httpCall(openPreview, { kind: 'legal-document', id: key, ...more })
    const answer = await portal.send({ method, url, body, headers: mei.headers })
    const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? ''
    return portal.app.inject({ url: `/staff/preview${path}?lang=${language}`, headers: { cookie } })
  }
  for (const path of ['/about/TermsOfServices', '/h5/about/TermsOfServices'])
    for (const language of languages) {
      const page = await open({}, path, language)
      expect([page.statusCode, page.body.includes(body('Zyxopreview')[language])]).toEqual([200, true])
    }
  const before = await open({ at: `${inDays(8)} 23:59` }, '/about/TermsOfServices', 'en')
  expect([before.statusCode, before.body.includes('Zyxopreview')]).toEqual([200, false])
  expect(before.body).toContain('version=2.0')
})

test('[OPS-7] a legal text that nobody has written yet is listed, written and published', async () => {
  await portal.db.deleteFrom('legal_documents').where('key', '=', 'licence').execute()
  const { records } = (await editor.call(managedLegalDocuments.list, { pageSize: 10 })).body.data
  expect(records.map(({ id }) => id).sort()).toEqual(['language-access', 'licence', 'privacy', 'terms'])
  expect((await editor.read('licence')).live).toBeNull()
  await editor.save('licence', {})
  const { version, baseVersion } = await editor.read('licence')
  const removed = await editor.call(managedLegalDocuments.remove, { id: 'licence', version, baseVersion })
  expect(removed.body.code).toBe('content_stays')
  await editor.call(managedLegalDocuments.discard, { id: 'licence', version })
  expect((await editor.read('licence')).draft).toBeNull()
  await editor.published({ effectiveOn: inDays(3) }, 'licence')
  expect((await editor.read('licence')).takeBackUntil).not.toBeNull()
  const { body: back } = await editor.takeBack('licence')
  expect([back.data.state, back.data.live, back.data.draft?.effectiveOn]).toEqual(['draft', null, inDays(3)])
  await editor.published({ effectiveOn: today() }, 'licence')
  await vi.waitFor(async () => {
    const { body } = await portal.call(getLegalDocument, { key: 'licence' })
    expect(body.data).toMatchObject({ version: '1.0', body: '<p>Be kind.</p>' })
  }, atOnce)
})
