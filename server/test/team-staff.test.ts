import { managedTeamEvents, managedTeamMembers } from '@portal/contract/about/content'
import { getTeam, getTeamEvent, getTeamEventPage } from '@portal/contract/about/public'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { languages } from '@portal/contract/language'
import { beforeAll, describe, expect, test } from 'vitest'
import { allowedOnly } from './content/allowed-html.ts'
import { hostileHtml } from './content/hostile-html.ts'
import { editorOf, newId, wrongFields } from './setup/managed.ts'
import { newStaff } from './setup/people.ts'
import { openPortal } from './setup/portal.ts'

const portal = await openPortal()
let editor: Awaited<ReturnType<typeof newStaff>>
let pictures: string[]

beforeAll(async () => {
  editor = await newStaff(portal, 'editor')
  pictures = (await team()).slice(0, 3).map(({ picture }) => picture)
})

const team = async () => (await portal.call(getTeam, {})).body.data
const teamIds = async () => (await team()).map(({ id }) => String(id))
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
const members = (headers = editor.headers) => editorOf(portal, { headers }, managedTeamMembers, member)
const events = (headers = editor.headers) => editorOf(portal, { headers }, managedTeamEvents, event)
const order = (ids: string[], before: string[]) =>
  portal.call(managedTeamMembers.order, { ids, before }, editor.headers)

/** Changes a record and publishes that. */
async function change(calls: ReturnType<typeof members> | ReturnType<typeof events>, id: string, more: object) {
  await calls.save(id, more as never)
  await calls.markRead(id)
  expect((await calls.publish(id)).status).toBe(200)
}

describe('the team', () => {
  test('[F10] a new member comes last, and can be edited in place, moved and removed', async () => {
    const before = await teamIds()
    const id = await members().published()
    expect((await members().read(id)).live).toEqual(member())
    await expect
      .poll(async () => (await team()).at(-1))
      .toMatchObject({ id: Number(id), name: 'Lin Ming', role: 'Nurse', picture: pictures[0] })

    expect((await order([id, ...before], [...before, id])).status).toBe(200)
    await expect.poll(teamIds).toEqual([id, ...before])
    await change(members(), id, { role: inAll('Head nurse'), picture: pictures[1] })
    await expect
      .poll(async () => (await team())[0])
      .toMatchObject({ id: Number(id), role: 'Head nurse', picture: pictures[1] })

    expect((await members().unpublish(id)).status).toBe(200)
    await expect.poll(teamIds).toEqual(before)
  })

  test('[F10] an order that does not contain every member exactly once is refused and changes nothing', async () => {
    const ids = await teamIds()
    const [first = '', ...others] = ids
    for (const wrong of [others, [...ids, first], [first, first, ...others.slice(1)], ['999999', ...others], []]) {
      const { status, body } = await order(wrong, ids)
      expect([status, body.fields]).toEqual([400, { ids: fieldTexts.orderChanged.en }])
    }
    expect(await teamIds()).toEqual(ids)
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
      const calls = members({ ...editor.headers, 'accept-language': language } as never)
      expect(await wrongFields(calls, more)).toEqual({ [field]: fieldTexts[message][language] })
    }
  })
})

describe('team events', () => {
  test('[F10] a new event is listed by its day, edited with its gallery, and deleted', async () => {
    const id = await events().published({ date: '2098-01-01' })
    expect((await events().read(id)).live).toEqual(event({ date: '2098-01-01' }))
    const list = async () => (await portal.call(getTeamEventPage, {})).body.data.records
    await expect
      .poll(async () => (await list())[0])
      .toMatchObject({ id: Number(id), date: '2098-01-01', picture: pictures[0] })

    const changed = { date: '2098-02-02', pictures: [shot(pictures[2]), shot(pictures[1])] }
    await change(events(), id, changed)
    expect((await events().read(id)).live).toEqual(event(changed))
    const read = async () => (await portal.call(getTeamEvent, { id: Number(id) }, { 'accept-language': 'zh-TW' })).body
    await expect
      .poll(async () => (await read()).data)
      .toMatchObject({ title: 'Spring lunch 繁', picture: pictures[2], date: '2098-02-02' })
    expect((await read()).data.pictures).toHaveLength(2)

    expect((await events().unpublish(id)).status).toBe(200)
    await expect.poll(async () => (await portal.call(getTeamEvent, { id: Number(id) })).status).toBe(404)
    expect((await list()).map((one) => String(one.id))).not.toContain(id)
  })

  test('[OPS-7] the texts of a gallery are published by language; a picture that is added waits for its others', async () => {
    const id = await events().published()
    const [first = '', second = '', third = ''] = pictures
    const longer = [shot(third), shot(first, { caption: inAll('Soup') })]
    await events().save(id, { pictures: longer })
    const read = await events().read(id)
    expect(read.languages['zh-CN'].state).toBe('unread')
    await events().markRead(id, 'en')
    expect((await events().publish(id, ['en'])).status).toBe(200)
    const { live, draft } = await events().read(id)
    expect(live?.pictures.map(({ picture, caption }) => [picture, caption.en, caption['zh-TW']])).toEqual([
      [third, 'Lunch', 'Lunch 繁'],
      [first, 'Soup', 'Lunch 繁'],
    ])
    expect(draft?.pictures[1]?.caption['zh-TW']).toBe('Soup 繁')
    await events().save(id, { pictures: [...longer, shot(second)] })
    await events().markRead(id, 'en')
    await events().publish(id, ['en'])
    const { live: added, languages: states } = await events().read(id)
    expect(added?.pictures[2]?.caption).toEqual({ en: 'Lunch', 'zh-CN': '', 'zh-TW': '' })
    expect(states['zh-CN'].state).toBe('unread')
  })

  const many = Array.from({ length: 13 }, () => shot)
  const cases: [string, keyof typeof fieldTexts, () => Record<string, unknown>][] = [
    ['title', 'required', () => ({ title: none })],
    ['summary.en', 'required', () => ({ summary: { ...inAll('x'), en: '' } })],
    ['body.en', 'required', () => ({ body: { ...inAll('x'), en: '<script>alert(1)</script>' } })],
    ['date', 'date', () => ({ date: '2026-02-30' })],
    ['date', 'date', () => ({ date: 'soon' })],
    ['pictures', 'pictureCount', () => ({ pictures: [] })],
    ['pictures', 'pictureCount', () => ({ pictures: many.map((make) => make()) })],
    ['pictures', 'pictureTwice', () => ({ pictures: [shot(), shot()] })],
    ['pictures.1.picture', 'uploadGone', () => ({ pictures: [shot(), shot(gone)] })],
    [
      'pictures.0.caption.zh-TW',
      'required',
      () => ({ pictures: [shot(undefined, { caption: { en: 'x', 'zh-CN': 'x' } })] }),
    ],
  ]
  test.each(cases)('[F10] %s is refused: %s', async (field, message, more) => {
    expect(await wrongFields(events(), more())).toEqual({ [field]: fieldTexts[message].en })
  })

  test('[F10] hostile HTML is removed when saved', async () => {
    const html = hostileHtml
      .filter((one) => !/\p{Cc}/u.test(one))
      .join('')
      .slice(0, 7_000)
    const only = (text: string) => ({ en: text, 'zh-CN': '', 'zh-TW': '' })
    const texts = { title: only('x'), place: only('x'), summary: only('x'), body: only(`<p>safe</p>${html}`) }
    const { status, body } = await events().save(newId(), texts)
    expect(status).toBe(200)
    expect(allowedOnly((body.data.draft as ReturnType<typeof event>).body.en)).toBe(true)
  })
})

describe('access', () => {
  test('unknown ids are not found', async () => {
    for (const calls of [managedTeamMembers, managedTeamEvents])
      for (const call of [calls.read, calls.versions]) {
        const { status, body } = await portal.call(call, { id: '999999' }, editor.headers)
        expect([status, body.code]).toEqual([404, 'not_found'])
      }
  })

  test('[P04] coordinators have no access', async () => {
    const { headers } = await newStaff(portal, 'coordinator')
    for (const calls of [members(headers), events(headers)]) expect((await calls.save(newId())).status).toBe(403)
    expect((await portal.call(managedTeamMembers.order, { ids: [], before: [] }, headers)).status).toBe(403)
  })

  test('every change is in the audit log with its actor', async () => {
    const one = await members().published()
    await change(members(), one, { role: inAll('Cook') })
    await members().unpublish(one)
    const ids = await teamIds()
    await order(ids, ids)
    const entries = await portal.db
      .selectFrom('audit_entries')
      .select(['actor', 'action'])
      .where('subject', 'in', [`team-member ${one}`, 'team-member order'])
      .orderBy('number', 'desc')
      .limit(5)
      .execute()
    const actions = ['publish', 'draft', 'publish', 'unpublish', 'order'].map((deed) => `content.${deed}`)
    expect(entries.reverse()).toEqual(actions.map((action) => ({ actor: editor.id, action })))
  })
})
