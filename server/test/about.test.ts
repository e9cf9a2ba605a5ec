import { managedQuestions } from '@portal/contract/about/content'
import * as contract from '@portal/contract/about/public'
import * as texts from '@portal/contract/about/staff-texts'
import { languages } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { pictureSources } from '@portal/contract/picture'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { scaleTimeout } from '../../scripts/test/timeout.ts'
import { nextLegalMoment, selectLegalDocument } from '../src/about/queries.ts'
import { newYorkMoment } from '../src/time.ts'
import { allowedOnly } from './content/allowed-html.ts'
import { hostileHtml } from './content/hostile-html.ts'
import { editorOf, wrongFields } from './setup/managed.ts'
import { newStaff } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'

const portal = await openPortal()
let editor: Awaited<ReturnType<typeof newStaff>>

beforeAll(async () => {
  editor = await newStaff(portal, 'editor')
})

const words = /\S/
const today = () => newYorkTime(new Date()).slice(0, 10)
const inDays = (days: number) => newYorkTime(newYorkMoment(new Date(), days, '12:00')).slice(0, 10)

describe.each(languages)('[F10] managed content of the about pages in %s', (language) => {
  const headers = { 'accept-language': language }
  const isWritten = (text: string) => expect(text).toMatch(language === 'en' ? words : /\p{Script=Han}/u)

  test('team: twelve people with role, profile and portrait', async () => {
    const team = (await portal.call(contract.getTeam, {}, headers)).body.data
    expect(team).toHaveLength(12)
    for (const { name, role, bio, languages: spoken, picture, alt } of team) {
      expect(name).toMatch(words)
      for (const text of [role, bio, spoken, alt]) isWritten(text)
      expect(pictureSources(picture)).not.toBeNull()
    }
  })

  test('team events: four, the latest first, each with its gallery', async () => {
    const { body } = await portal.call(contract.getTeamEventPage, {}, headers)
    const { records, total } = body.data
    expect([records.length, total]).toEqual([4, 4])
    const days = records.map(({ date }) => date)
    expect(days).toEqual(days.toSorted().reverse())
    for (const card of records) {
      expect(card.date).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(card.date < today()).toBe(true)
      const { data } = (await portal.call(contract.getTeamEvent, { id: card.id }, headers)).body
      const { body: html, pictures, ...shown } = data
      expect(shown).toEqual(card)
      for (const text of [card.title, card.place, card.summary, html]) isWritten(text)
      expect(allowedOnly(html)).toBe(true)
      expect(pictures.length).toBeGreaterThanOrEqual(3)
      expect(pictures[0]).toMatchObject({ picture: card.picture, alt: card.alt })
      for (const { alt, caption } of pictures) for (const text of [alt, caption]) isWritten(text)
    }
  })

  test('faq: at least fifteen questions by group, each with a unique anchor', async () => {
    const groups = (await portal.call(contract.getFaq, {}, headers)).body.data
    expect(groups.map(({ key }) => key)).toEqual(['medicaid', 'care', 'caregivers', 'account'])
    const questions = groups.flatMap((group) => group.questions)
    expect(questions.length).toBeGreaterThanOrEqual(15)
    expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length)
    for (const { key, question, answer, language: written } of questions) {
      expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      for (const text of [question, answer]) isWritten(text)
      expect(allowedOnly(answer), key).toBe(true)
      expect(written).toBe(language)
    }
  })

  test.each(contract.legalDocumentKeys)('legal document %s has title, text, version and date', async (key) => {
    const { status, body } = await portal.call(contract.getLegalDocument, { key }, headers)
    expect(status).toBe(200)
    const document = body.data
    for (const text of [document.title, document.body]) isWritten(text)
    expect(allowedOnly(document.body)).toBe(true)
    expect(document.body).toContain('<h2>')
    const { version, effectiveOn } = document
    expect(effectiveOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(document.versions).toEqual([{ version, effectiveOn }])
  })
})

describe('[F10] bad input', () => {
  test.each([
    ['teamevent/999999', 404, 'not_found'],
    ['teamevent/abc', 400, 'invalid_input'],
    ['legal/imprint', 400, 'invalid_input'],
    ['legal/privacy?version=9.9', 404, 'not_found'],
    ['legal/privacy?version=%3Cscript%3E', 400, 'invalid_input'],
  ])('%s is refused with %i %s', async (path, status, code) => {
    const answer = await portal.app.inject(`/home/content/${path}`)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })
})

describe('[F10] legal documents have versions', () => {
  const title = { en: 'Terms', 'zh-CN': '条款', 'zh-TW': '條款' }
  const text = (what: string) => ({ en: `<p>${what}</p>`, 'zh-CN': `<p>${what} 简</p>`, 'zh-TW': `<p>${what} 繁</p>` })
  const latest = async (key: 'terms' | 'licence') =>
    (await portal.call(texts.getStaffLegalDocument, { key }, editor.headers)).body.data.version
  const save = async (version: string, effectiveOn: string, body = text(`Version ${version}.`)) => {
    const input = { key: 'terms', version, effectiveOn, title, body, follows: await latest('terms') } as const
    return portal.call(texts.saveLegalDocument, input, editor.headers)
  }
  const shown = async (version?: string) =>
    (await portal.call(contract.getLegalDocument, { key: 'terms', version })).body.data

  test('a new version takes effect on its day; earlier ones stay readable, and none can be overwritten', async () => {
    const first = await shown()
    expect((await save('2.0', today())).status).toBe(200)
    await vi.waitFor(async () => expect((await shown()).version).toBe('2.0'), { timeout: scaleTimeout(1_000) })
    expect((await shown()).body).toBe('<p>Version 2.0.</p>')
    expect(await shown(first.version)).toMatchObject({ body: first.body, effectiveOn: first.effectiveOn })

    const ahead = inDays(30)
    const saved = await save('3.0', ahead)
    expect(saved.body.data).toMatchObject({ version: '3.0', effectiveOn: ahead, body: { en: '<p>Version 3.0.</p>' } })
    await vi.waitFor(async () => expect((await shown()).versions).toHaveLength(3), { timeout: scaleTimeout(1_000) })
    expect((await shown()).version).toBe('2.0')
    expect((await shown()).versions.map(({ version }) => version)).toEqual(['3.0', '2.0', first.version])

    const again = await save('2.0', today())
    expect([again.status, Object.keys(again.body.fields ?? {})]).toEqual([400, ['version']])
    const { action, actor } = await portal.db
      .selectFrom('audit_entries')
      .select(['action', 'actor'])
      .where('subject', '=', 'legal document terms 3.0')
      .executeTakeFirstOrThrow()
    expect([action, actor]).toEqual(['legal.save', editor.id])
  })

  test('a version comes into force at midnight in New York, and the content clock expects that moment', async () => {
    await portal.db.deleteFrom('legal_documents').where('key', '=', 'terms').where('version', '!=', '1.0').execute()
    await save('summer', '2030-07-01')
    const start = new Date('2030-07-01T04:00:00Z')
    const before = new Date(start.getTime() - 1)
    expect(await nextLegalMoment(portal.db, before)).toEqual(start)
    expect(await nextLegalMoment(portal.db, start)).toBeNull()
    const versionAt = async (now: Date) => (await selectLegalDocument(portal.db, { key: 'terms' }, 'en', now)).version
    expect([await versionAt(before), await versionAt(start)]).toEqual(['1.0', 'summer'])
  })

  test.each([
    ['version', '', '2026-01-01'],
    ['version', '<b>', '2026-01-01'],
    ['effectiveOn', '4', '2026-02-30'],
    ['effectiveOn', '4', '0001-01-01'],
    ['effectiveOn', '4', 'soon'],
  ])('a wrong %s (%s, %s) is refused at its field', async (field, version, effectiveOn) => {
    const { status, body } = await save(version, effectiveOn)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
  })

  test('hostile HTML is removed when saved', async () => {
    const html = hostileHtml.filter((one) => !/\p{Cc}/u.test(one))
    const body = { en: html.map((one) => `<p>safe</p>${one}`).join(''), 'zh-CN': '', 'zh-TW': '' }
    const follows = await latest('licence')
    const input = { key: 'licence', version: 'x', follows, effectiveOn: today(), title: { en: 'x' }, body } as const
    const { status, body: answer } = await portal.call(texts.saveLegalDocument, input, editor.headers)
    expect(status).toBe(200)
    expect(allowedOnly(answer.data.body.en)).toBe(true)
  })
})

describe('[F10] questions', () => {
  const faq = async () => (await portal.call(contract.getFaq, {})).body.data
  const keysOf = async (group: string) =>
    (await faq()).find(({ key }) => key === group)?.questions.map(({ key }) => key) ?? []
  const inAll = (text: string) => ({ en: text, 'zh-CN': `${text} 简`, 'zh-TW': `${text} 繁` })
  const questions = () =>
    editorOf(portal, editor, managedQuestions, (more) => ({
      question: inAll('May I?'),
      answer: inAll('<p>Yes.</p>'),
      groupId: 'care',
      ...more,
    }))
  /** Changes a question and publishes that. */
  const change = async (key: string, more: object) => {
    await questions().save(key, more)
    await questions().markRead(key)
    expect((await questions().publish(key)).status).toBe(200)
  }
  const atOnce = { timeout: scaleTimeout(1_000) }

  test('a new question comes last in its group; it keeps its place when edited, comes last in a new group, and can be removed', async () => {
    const care = await keysOf('care')
    const added = await questions().published()
    expect([added, (await questions().read(added)).live]).toEqual([
      'may-i',
      { question: inAll('May I?'), answer: inAll('<p>Yes.</p>'), groupId: 'care' },
    ])
    await vi.waitFor(async () => expect(await keysOf('care')).toEqual([...care, 'may-i']), atOnce)

    const first = care[0] ?? ''
    await change(first, { answer: { ...inAll('x'), en: '<p>No.</p><img src=x onerror=alert(1)>' } })
    await vi.waitFor(async () => expect((await faq())[1]?.questions[0]?.answer).toBe('<p>No.</p>'), atOnce)
    expect(await keysOf('care')).toEqual([...care, 'may-i'])

    await change(first, { groupId: 'account' })
    await vi.waitFor(async () => expect((await keysOf('account')).at(-1)).toBe(first), atOnce)

    expect((await questions().unpublish('may-i')).status).toBe(200)
    await vi.waitFor(async () => expect(await keysOf('care')).toEqual(care.slice(1)), atOnce)
    expect((await questions().unpublish('may-i')).body.code).toBe('content_not_live')
  })

  test('an unknown group, an empty answer and a key that is not a valid anchor get an error at their field', async () => {
    const fieldsOf = async (more: object) => Object.keys((await wrongFields(questions(), more)) ?? {})
    expect(await fieldsOf({ groupId: 'nowhere' })).toEqual(['groupId'])
    expect(await fieldsOf({ answer: { ...inAll('x'), en: '<style>x</style>' } })).toEqual(['answer.en'])
    const odd = await questions().call(managedQuestions.save, {
      id: 'Not An Anchor',
      version: 1,
      baseVersion: 1,
      content: questions().content(),
    })
    expect(Object.keys(odd.body.fields ?? {})).toEqual(['id'])
  })

  test('the sitemap lists every team event with its last change', async () => {
    const { body } = await portal.app.inject('/sitemap.xml')
    for (const { id } of await portal.db.selectFrom('team_events').select('id').execute())
      expect(body).toMatch(new RegExp(`/about/teamevent/${id}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`))
  })
})
