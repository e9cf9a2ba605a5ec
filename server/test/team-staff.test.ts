import { getTeam, getTeamEvent, getTeamEventPage } from '@portal/contract/about/public'
import * as contract from '@portal/contract/about/staff'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { languages } from '@portal/contract/language'
import { beforeAll, describe, expect, test } from 'vitest'
import { allowedOnly } from './content/allowed-html.ts'
import { hostileHtml } from './content/hostile-html.ts'
import { newStaff } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'
import { save } from './setup/saving.ts'

const portal = await openPortal()
let editor: Awaited<ReturnType<typeof newStaff>>
let pictures: string[]

beforeAll(async () => {
  editor = await newStaff(portal, 'editor')
  pictures = (await team()).slice(0, 3).map(({ picture }) => picture)
})

const team = async () => (await portal.call(getTeam, {})).body.data
const inAll = (text: string) => ({ en: text, 'zh-CN': `${text} 简`, 'zh-TW': `${text} 繁` })
const none = { en: '', 'zh-CN': '', 'zh-TW': '' }
const gone = '/media/0123456789abcdef-10x10/10.jpg'
const member = (more: Record<string, unknown> = {}) => ({
  name: inAll('Lin Ming'),
  role: inAll('Nurse'),
  bio: inAll('Twelve years at bedsides.'),
  languages: inAll('English, Mandarin'),
  picture: pictures[0] ?? '',
  alt: inAll('Lin Ming smiles.'),
  ...more,
})
const shot = (picture = pictures[0] ?? '', more = {}) => ({
  picture,
  alt: inAll('People at a table'),
  caption: inAll('Lunch'),
  ...more,
})
const event = (more: Record<string, unknown> = {}) => ({
  date: '2026-05-01',
  title: inAll('Spring lunch'),
  place: inAll('Flushing'),
  summary: inAll('We ate together.'),
  body: inAll('<p>Soup and rice.</p>'),
  pictures: pictures.map((path) => shot(path)),
  ...more,
})
const say = (headers = editor.headers) => ({
  createMember: (more = {}) => portal.call(contract.createTeamMember, member(more) as never, headers),
  updateMember: (id: number, more = {}) => save(portal, contract.updateTeamMember, { id, ...member(more) }, headers),
  removeMember: (id: number) => save(portal, contract.removeTeamMember, { id }, headers),
  order: async (ids: number[]) => {
    const before = (await team()).map(({ id }) => id)
    return portal.call(contract.orderTeam, { ids, before }, headers)
  },
  createEvent: (more = {}) => portal.call(contract.createTeamEvent, event(more) as never, headers),
  updateEvent: (id: number, more = {}) => save(portal, contract.updateTeamEvent, { id, ...event(more) }, headers),
  removeEvent: (id: number) => save(portal, contract.removeTeamEvent, { id }, headers),
  readMember: (id: number) => portal.call(contract.getStaffTeamMember, { id }, headers),
  readEvent: (id: number) => portal.call(contract.getStaffTeamEvent, { id }, headers),
})
const idOf = ({ body }: { body: { data: { id: number } } }) => body.data.id

describe('the team', () => {
  test('[F10] a new member comes last, and can be edited in place, moved and removed', async () => {
    const before = (await team()).map(({ id }) => id)
    const added = await say().createMember()
    const id = idOf(added)
    expect(added.body.data).toEqual({ id, version: 1, ...member() })
    expect((await team()).at(-1)).toMatchObject({ id, name: 'Lin Ming', role: 'Nurse', picture: pictures[0] })

    expect((await say().order([id, ...before])).status).toBe(200)
    expect((await team()).map((one) => one.id)).toEqual([id, ...before])
    await say().updateMember(id, { role: inAll('Head nurse'), picture: pictures[1] })
    expect((await team())[0]).toMatchObject({ id, role: 'Head nurse', picture: pictures[1] })
    expect((await say().readMember(id)).body.data).toMatchObject({ role: inAll('Head nurse') })

    expect((await say().removeMember(id)).status).toBe(200)
    expect((await team()).map((one) => one.id)).toEqual(before)
  })

  test('[F10] an order that does not contain every member exactly once is refused and changes nothing', async () => {
    const ids = (await team()).map(({ id }) => id)
    const [first = 0, ...others] = ids
    for (const wrong of [others, [...ids, first], [first, first, ...others.slice(1)], [999_999, ...others], []]) {
      const { status, body } = await say().order(wrong)
      expect([status, body.fields]).toEqual([400, { ids: fieldTexts.listChanged.en }])
    }
    expect((await team()).map(({ id }) => id)).toEqual(ids)
  })

  const cases: [string, keyof typeof fieldTexts, Record<string, unknown>][] = [
    ['name', 'required', { name: none }],
    ['role.zh-CN', 'required', { role: { ...inAll('x'), 'zh-CN': '' } }],
    ['bio.en', 'tooLong', { bio: { ...inAll('x'), en: 'x'.repeat(2_001) } }],
    ['alt.en', 'unusable', { alt: { ...inAll('x'), en: 'a\u202Eb' } }],
    ['picture', 'uploadGone', { picture: gone }],
  ]
  test.each(cases)('[F10] %s is refused: %s', async (field, message, more) => {
    for (const language of languages) {
      const { createMember } = say({ ...editor.headers, 'accept-language': language } as never)
      const { status, body } = await createMember(more)
      expect([status, body.code]).toEqual([400, 'invalid_input'])
      expect(body.fields).toEqual({ [field]: fieldTexts[message][language] })
    }
  })
})

describe('team events', () => {
  test('[F10] a new event is listed by its day, edited with its gallery, and deleted', async () => {
    const added = await say().createEvent({ date: '2098-01-01' })
    const id = idOf(added)
    expect(added.body.data).toEqual({ id, version: 1, ...event({ date: '2098-01-01' }) })
    const list = async () => (await portal.call(getTeamEventPage, {})).body.data.records
    expect((await list())[0]).toMatchObject({ id, date: '2098-01-01', picture: pictures[0] })

    const changed = { date: '2098-02-02', pictures: [shot(pictures[2]), shot(pictures[1])] }
    expect((await say().updateEvent(id, changed)).body.data).toMatchObject(changed)
    expect((await say().readEvent(id)).body.data).toEqual({ id, version: 2, ...event(changed) })
    const { body } = await portal.call(getTeamEvent, { id }, { 'accept-language': 'zh-TW' })
    expect(body.data).toMatchObject({ title: 'Spring lunch 繁', picture: pictures[2], date: '2098-02-02' })
    expect(body.data.pictures).toHaveLength(2)

    expect((await say().removeEvent(id)).status).toBe(200)
    expect((await portal.call(getTeamEvent, { id })).status).toBe(404)
    expect((await list()).map((one) => one.id)).not.toContain(id)
  })

  const many = Array.from({ length: 13 }, () => shot)
  const cases: [string, keyof typeof fieldTexts, () => Record<string, unknown>][] = [
    ['title', 'required', () => ({ title: none })],
    ['summary.en', 'required', () => ({ summary: { ...inAll('x'), en: '' } })],
    ['body.en', 'required', () => ({ body: inAll('<script>alert(1)</script>') })],
    ['date', 'date', () => ({ date: '2026-02-30' })],
    ['date', 'date', () => ({ date: 'soon' })],
    ['pictures', 'pictureCount', () => ({ pictures: [] })],
    ['pictures', 'pictureCount', () => ({ pictures: many.map((make) => make()) })],
    ['pictures.1.picture', 'uploadGone', () => ({ pictures: [shot(), shot(gone)] })],
    [
      'pictures.0.caption.zh-TW',
      'required',
      () => ({ pictures: [shot(undefined, { caption: { en: 'x', 'zh-CN': 'x' } })] }),
    ],
  ]
  test.each(cases)('[F10] %s is refused: %s', async (field, message, more) => {
    const { status, body } = await say().createEvent(more())
    expect([status, body.code]).toEqual([400, 'invalid_input'])
    expect(body.fields).toEqual({ [field]: fieldTexts[message].en })
  })

  test('[F10] hostile HTML is removed when saved', async () => {
    const html = hostileHtml
      .filter((one) => !/\p{Cc}/u.test(one))
      .join('')
      .slice(0, 7_000)
    const only = (text: string) => ({ en: text, 'zh-CN': '', 'zh-TW': '' })
    const texts = { title: only('x'), place: only('x'), summary: only('x'), body: only(`<p>safe</p>${html}`) }
    const { status, body } = await say().createEvent(texts)
    expect(status).toBe(200)
    expect(allowedOnly(body.data.body.en)).toBe(true)
    await say().removeEvent(idOf({ body }))
  })
})

describe('access', () => {
  const everyCall = (headers: typeof editor.headers, id: number) => {
    const { createMember, createEvent, order, ...others } = say(headers)
    return {
      creating: [createMember, createEvent, () => order([])],
      others: Object.values(others).map((call) => () => call(id)),
    }
  }

  test('unknown ids are not found', async () => {
    for (const call of everyCall(editor.headers, 999_999).others) {
      const { status, body } = await call()
      expect([status, body.code]).toEqual([404, 'not_found'])
    }
  })

  test('[P04] coordinators have no access', async () => {
    const { headers } = await newStaff(portal, 'coordinator')
    const { creating, others } = everyCall(headers, 1)
    for (const call of [...creating, ...others]) expect((await call()).status).toBe(403)
  })

  test('every change is in the audit log with its actor', async () => {
    const one = idOf(await say().createMember())
    await say().updateMember(one)
    await say().removeMember(one)
    const two = idOf(await say().createEvent())
    await say().updateEvent(two)
    await say().removeEvent(two)
    await say().order((await team()).map(({ id }) => id))
    const entries = await portal.db
      .selectFrom('audit_entries')
      .select(['actor', 'action'])
      .where('subject', 'in', [`team member ${one}`, `team event ${two}`, 'team'])
      .orderBy('number', 'desc')
      .limit(7)
      .execute()
    const actions = [
      'team.create',
      'team.update',
      'team.remove',
      'teamevent.create',
      'teamevent.update',
      'teamevent.remove',
    ]
    expect(entries.reverse()).toEqual([...actions, 'team.order'].map((action) => ({ actor: editor.id, action })))
  })
})
