import { managedQuestions } from '@portal/contract/about/content'
import * as contract from '@portal/contract/about/public'
import { languages } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { pictureSources } from '@portal/contract/picture'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { scaleTimeout } from '../../scripts/test/timeout.ts'
import { allowedOnly } from './content/allowed-html.ts'
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
