import { randomUUID } from 'node:crypto'
import type { Field } from '@portal/contract/content/fields'
import { hasNewRecords } from '@portal/contract/content/kind'
import { openPreview, previewRoot } from '@portal/contract/content/preview'
import { httpCall } from '@portal/contract/endpoint'
import { getHomeVideo, siblingPath } from '@portal/contract/home/public'
import { languages } from '@portal/contract/language'
import { newYorkDay } from '@portal/contract/new-york'
import type { ServerBuild } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { scaleTimeout } from '../../../scripts/test/timeout.ts'
import { contentTables, managedKinds } from '../../src/domains.ts'
import { contentOf } from '../setup/backups.ts'
import { newOffice, newService } from '../setup/care.ts'
import { demoPicture } from '../setup/content.ts'
import { editorOf, newId } from '../setup/managed.ts'
import { inAll } from '../setup/news.ts'
import { newPatient, newStaff } from '../setup/people.ts'
import { openTwoPortals, type TestPortal } from '../setup/portal.ts'
import { differing, onceAvailable, publicAddresses, publicAnswers, publicCalls } from '../setup/public-answers.ts'
import { releasesOf } from '../setup/releases.ts'
import { sampleNumber, sampleOf } from '../setup/samples.ts'
import { whole } from '../setup/whole.ts'

const webBuild = '../../../web/build/server/index.js'
const { portal, other } = await openTwoPortals({ web: (await import(webBuild)) as ServerBuild })
/** Every kind, those that are chosen before those that choose them. */
const kinds = [...managedKinds].sort((one, two) => Number(hasChoice(one)) - Number(hasChoice(two)))
const doors = publicAddresses(/^\/$|^\/community\/(news|activity\/list)$|^\/about\/(team|faq)$|^\/services\/guide$/)
let pictures: string[]
let mei: Awaited<ReturnType<typeof newStaff>>
let rosa: Awaited<ReturnType<typeof newStaff>>

beforeAll(async () => {
  mei = await newStaff(portal, 'editor')
  rosa = await newStaff(portal, 'editor')
  pictures = [await demoPicture(portal)]
})

type Managed = (typeof managedKinds)[number]

function hasChoice({ kind }: Managed) {
  return Object.values(kind.fields).some(({ type }) => ['choice', 'choices', 'film'].includes(type))
}

const nameOf = ({ kind }: Managed) => kind.kind
/** A word of its own for each kind, which stands in all that its sample says. */
const markerOf = (managed: Managed, more = '') => `Zyxo${nameOf(managed).replaceAll('-', '')}${more}`
const idOf = ({ kind }: Managed) => (hasNewRecords(kind) ? newId() : (kind.keys?.[0] ?? 'only'))

/** An editor of a kind, whose records say a word. */
async function editorWith(managed: Managed, word: string, person = mei, on = portal) {
  const choices = await managed.choices?.(portal)
  const text = ({ type }: Field) => inAll(type === 'rich' ? `<p>${word}</p>` : word)
  const sample = {
    ...sampleOf(managed.kind, { word, text, pictures, ...(choices && { choices }) }),
    ...inForce(managed),
  }
  return editorOf(on, person, managed.endpoints, (more) => ({ ...sample, ...more }) as never)
}

/** What is in force from a day on is from today. */
function inForce({ kind }: Managed) {
  return Object.hasOwn(kind.fields, 'effectiveOn') ? { effectiveOn: newYorkDay(new Date()) } : {}
}

/** Saves a draft that says a word: of a new record, or of one that is on the site. */
async function draftOf(managed: Managed, word: string, id = idOf(managed)) {
  const editor = await editorWith(managed, word)
  const saved = await editor.save(id, editor.content())
  expect([nameOf(managed), saved.status, saved.body.fields]).toEqual([nameOf(managed), 200, undefined])
  return { editor, id }
}

const published = async (managed: Managed, word: string) => {
  const editor = await editorWith(managed, word)
  return { editor, id: await editor.published(editor.content(), idOf(managed)) }
}

/** A record that is on the site. */
const liveId = async ({ kind }: Managed) => {
  const live = portal.db.selectFrom('content_records').select('record').where('live', '=', true)
  const { record } = await live.where('kind', '=', kind.kind).orderBy('record').limit(1).executeTakeFirstOrThrow()
  return record
}

async function preview(managed: Managed, id: string, on: TestPortal = portal) {
  const { method, url, body } = httpCall(openPreview, { kind: nameOf(managed), id })
  const answer = await onceAvailable(() => on.send({ method, url, body, headers: mei.headers }))
  const { addresses = [] } = (answer.json() as { data?: { addresses: string[] } }).data ?? {}
  const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? ''
  const open = (url: string) =>
    onceAvailable(() => on.app.inject({ url, headers: { cookie, 'accept-language': 'en' } }))
  return { status: answer.statusCode, addresses, open }
}

/** Whether an answer says a word of a kind, or the number of a kind that has no words. */
function says({ kind }: Managed, word: string, body: string) {
  const hasWords = Object.values(kind.fields).some(({ type }) => type !== 'number')
  const sought = hasWords ? [word] : [`${sampleNumber(word)}`, sampleNumber(word).toLocaleString('en-US')]
  return sought.some((one) => body.toLowerCase().includes(one.toLowerCase()))
}

/** The doors at which a word of a kind is found. */
async function findings(managed: Managed, word: string, which: readonly string[]) {
  const answers = await publicAnswers(portal, which)
  return [...answers].filter(([, body]) => says(managed, word, body)).map(([key]) => key)
}

describe('[SEC-9] drafts of every kind', () => {
  test('are found on no public door, whether the record is on the site or was never published', async () => {
    const drafts = []
    for (const managed of kinds) {
      drafts.push({ managed, ...(await draftOf(managed, markerOf(managed))) })
      if (hasNewRecords(managed.kind))
        drafts.push({ managed, ...(await draftOf(managed, markerOf(managed), await liveId(managed))) })
    }
    for (const { managed, id } of drafts)
      expect([nameOf(managed), (await preview(managed, id)).status]).toEqual([nameOf(managed), 200])
    const answers = [...(await publicAnswers(portal, doors))]
    const leaks = answers.filter(([, body]) => /zyxo|918,?2\d\d/i.test(body)).map(([door]) => door)
    expect(leaks).toEqual([])
    for (const { editor, id, managed } of drafts) {
      const { version } = await editor.read(id)
      expect((await editor.call(managed.endpoints.discard, { id, version })).status).toBe(200)
    }
  })

  test('are for editors alone, and activities for coordinators, too', () => {
    for (const { kind, endpoints } of kinds)
      for (const { path, access } of Object.values(endpoints))
        expect(access, path).toEqual([
          'staff:editor',
          ...(kind.kind.startsWith('activity') ? ['staff:coordinator'] : []),
        ])
  })

  test('every table of a kind is announced as content, so that caches follow', () => {
    const tables = new Set<string>(contentTables)
    for (const name of ['article_types', 'question_groups', 'questions', 'team_members', 'team_events', 'banners'])
      expect(tables).toContain(name)
    for (const name of [
      'legal_documents',
      'home_video',
      'figures',
      'service_scopes',
      'company',
      'cities',
      'offices',
      'services',
      'search_synonyms',
    ])
      expect(tables).toContain(name)
  })
})

/** Tables that every call of staff writes into, and the one that notes files for the sweep: a film that is previewed is put together. */
const written = ['sessions', 'throttles', 'repeated_entries', 'staff_pictures']

async function tables() {
  return Object.entries(await contentOf(portal.connectionString)).filter(([name]) => !written.includes(name))
}

/** Previews a new record and a changed one of each kind, so many times; every fiftieth page is opened. */
async function changesNothing(times: number, on: readonly TestPortal[]) {
  const drafts: { managed: Managed; id: string }[] = []
  for (const managed of kinds) {
    drafts.push({ managed, id: (await draftOf(managed, markerOf(managed))).id })
    if (hasNewRecords(managed.kind))
      drafts.push({ managed, id: (await draftOf(managed, markerOf(managed), await liveId(managed))).id })
  }
  const rows = await tables()
  const before = await Promise.all(on.map((one) => publicAnswers(one, doors)))
  for (let i = 0; i < times; i++)
    for (const { managed, id } of drafts) {
      const { status, addresses, open } = await preview(managed, id, on[i % on.length])
      expect([nameOf(managed), status]).toEqual([nameOf(managed), 200])
      if (i % 50 === 0) expect((await open(addresses[0] ?? '')).statusCode).toBe(200)
    }
  expect(await tables()).toEqual(rows)
  for (const [i, one] of on.entries())
    expect(differing(before[i] as Map<string, string>, await publicAnswers(one, doors))).toEqual([])
}

describe('[SEC-9] previews of every kind', () => {
  test('leave every public answer and every table as it was', () => changesNothing(2, [portal, other]))

  test('leave them so after 500 of each in two processes', { ...whole, timeout: scaleTimeout(1_800_000) }, () =>
    changesNothing(500, [portal, other]),
  )
})

/** The captions of the film lie beside it. */
async function captionFiles({ kind }: Managed) {
  if (kind.kind !== 'home-film') return []
  const film = (await portal.call(getHomeVideo, {})).body.data
  return languages.map((language) => siblingPath(film, `captions.${language}.vtt`))
}

/** The field by which records of another kind choose one. */
const chosenIn: Record<string, string> = {
  'article-type': 'articleTypeId',
  'question-group': 'groupId',
  borough: 'boroughId',
  'activity-type': 'types',
}

/** Kinds that no page shows before a visitor has chosen or asked something, or only together with others. */
const behindAnAction = ['search-words', 'question-group', 'service-scope', 'service', 'home-film']

describe.each(kinds.map((managed) => ({ name: nameOf(managed), managed })))('[OPS-7] $name', ({ managed }) => {
  const { kind, endpoints } = managed

  test('is shown by a preview, and by its public pages once it is published, in every language', async () => {
    const word = markerOf(managed, 'shown')
    const { editor, id } = await draftOf(managed, word)
    const { addresses, open } = await preview(managed, id)
    const page = await open(addresses[0] ?? '')
    expect([page.statusCode, says(managed, word, page.body.slice(page.body.indexOf('<body')))]).toEqual([
      200,
      !behindAnAction.includes(kind.kind),
    ])
    await editor.markRead(id)
    const answer = await editor.publish(id)
    expect([answer.status, answer.body.fields]).toEqual([200, undefined])
    const { addresses: own, live, state } = await editor.read(id)
    expect([state, live]).toEqual(['live', expect.anything()])
    // A group is listed with its questions.
    if (kind.kind === 'question-group') {
      const question = kinds.find(({ kind }) => kind.kind === 'question') as Managed
      await published(question, markerOf(question, 'in group'))
    }
    expect(own.every((path) => !path.startsWith(previewRoot))).toBe(true)
    const which = [...publicCalls, ...own, ...(await captionFiles(managed))]
    await expect.poll(async () => (await findings(managed, word, which)).length, { timeout: 20_000 }).toBeGreaterThan(0)
    const found = (await findings(managed, word, which)).map((door) => door.split(' ')[0])
    expect([...new Set(found)].sort()).toEqual(['en', 'zh-CN', 'zh-TW'])
  })

  test('two editors who save from one state: the second is refused with what the first has saved', async () => {
    const { id } = await draftOf(managed, markerOf(managed, 'mine'))
    const second = await editorWith(managed, markerOf(managed, 'theirs'), rosa)
    const { version, baseVersion } = await second.read(id)
    expect((await second.save(id, {})).status).toBe(200)
    const late = await second.call(endpoints.save, { id, version, baseVersion, content: second.content() as never })
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
    expect(late.body.data.version).toBe(version + 1)
  })

  test('is taken off the site and published again, unless the site needs it', async () => {
    const word = markerOf(managed, 'off')
    const { editor, id } = await published(managed, word)
    const answer = await editor.unpublish(id)
    if (kind.stays) {
      expect([answer.status, answer.body.code]).toEqual([409, 'content_stays'])
      return
    }
    expect(answer.status).toBe(200)
    expect((await editor.read(id)).state).toBe('draft')
    await expect.poll(() => findings(managed, word, publicCalls)).toEqual([])
    await editor.markRead(id)
    const again = await editor.publish(id)
    expect([again.status, again.body.data.id, again.body.data.state]).toEqual([200, id, 'live'])
  })

  test.runIf(managed.uses)('stays while something uses it, and says what', async () => {
    const user = kinds.find(({ kind: { fields } }) => Object.keys(fields).includes(chosenIn[kind.kind] ?? ''))
    if (!user) return
    const { editor, id } = await published(managed, markerOf(managed, 'used'))
    const using = await published(user, markerOf(user, 'using'))
    const [use] = (await editor.read(id)).uses
    expect(use).toMatchObject({ by: user.kind.kind, count: 1, records: [{ id: using.id }] })
    const refused = await editor.unpublish(id)
    expect([refused.status, refused.body.code]).toEqual([409, 'content_in_use'])
    expect((await editor.read(id)).state).toBe('live')
    await using.editor.unpublish(using.id)
  })

  test.runIf(kind.ordered)('has an order, which changes nothing else and disturbs no draft', async () => {
    const { editor, id } = await published(managed, markerOf(managed, 'ordered'))
    const { version, baseVersion } = await editor.read(id)
    const before = (await managed.lockOrder?.(portal.db as never)) ?? []
    const ids = [id, ...before.filter((one) => one !== id)]
    expect((await editor.call(endpoints.order, { ids, before })).status).toBe(200)
    expect(await managed.lockOrder?.(portal.db as never)).toEqual(ids)
    expect(await editor.read(id)).toMatchObject({ version, baseVersion, state: 'live' })
    const list = (await editor.call(endpoints.list, { pageSize: 5 })).body.data.records
    expect(list.map((one) => one.id)).toEqual(expect.arrayContaining([id]))
    for (const wrong of [ids.slice(1), [...ids, id], []])
      expect((await editor.call(endpoints.order, { ids: wrong, before: ids })).status).toBe(400)
    expect((await editor.call(endpoints.order, { ids, before })).status).toBe(400)
  })

  const links = Object.keys(kind.fields).filter((name) => kind.fields[name]?.format === 'link')
  test.runIf(links.length > 0)('[SEC-9] links to other sites over https alone', async () => {
    const { editor, id } = await draftOf(managed, markerOf(managed, 'linked'))
    const others = [
      'javascript:alert(1)',
      'http://example.com/',
      'data:text/html,x',
      '//example.com',
      'https://x"onload=x',
    ]
    for (const link of others) {
      await editor.save(id, Object.fromEntries(links.map((name) => [name, link])))
      await editor.markRead(id)
      const { status, body } = await editor.publish(id)
      expect([link, status, Object.keys(body.fields ?? {}).sort()]).toEqual([link, 400, links.toSorted()])
    }
    const { version } = await editor.read(id)
    await editor.call(endpoints.discard, { id, version })
  })
})

test('[OPS-7] a service that somebody applies for and an office with times for visits stay; nobody is named', async () => {
  const kindOf = (name: string) => kinds.find((managed) => nameOf(managed) === name) as Managed
  const serviceId = await newService(portal.db)
  const { id: patientId } = await newPatient(portal)
  await portal.db
    .insertInto('application_drafts')
    .values({
      id: randomUUID(),
      patient_id: patientId,
      service_id: serviceId,
      step: 'applicant',
      fields_sealed: Buffer.from('x'),
      saved_at: new Date(),
    })
    .execute()
  const used = [
    { managed: kindOf('service'), id: String(serviceId), uses: [{ by: 'application', count: 1, records: [] }] },
    {
      managed: kindOf('office'),
      id: String(await newOffice(portal.db)),
      uses: [{ by: 'visit-times', count: 14, records: [] }],
    },
  ]
  for (const { managed, id, uses } of used) {
    const editor = await editorWith(managed, 'used')
    expect((await editor.read(id)).uses).toEqual(uses)
    const { status, body } = await editor.unpublish(id)
    expect([status, body.code, body.data]).toEqual([409, 'content_in_use', { uses }])
    expect((await editor.read(id)).state).toBe('live')
  }
})

/** Drafts of some kinds in one release, each read in every language. */
async function releaseOf(which: readonly Managed[], word: string) {
  const records = []
  for (const managed of which) {
    const { editor, id } = await draftOf(managed, markerOf(managed, word))
    await editor.markRead(id)
    records.push({ managed, editor, id })
  }
  const calls = releasesOf(portal, mei)
  const named = records.map(({ managed, id }) => ({ kind: nameOf(managed), record: id }))
  return { calls, records, release: await calls.begun(word, ...named) }
}

const states = (records: Awaited<ReturnType<typeof releaseOf>>['records']) =>
  Promise.all(records.map(async ({ managed, editor, id }) => [nameOf(managed), (await editor.read(id)).state]))

test('[OPS-7] a release of every kind that can go back is taken back', async () => {
  const which = kinds.filter((managed) => nameOf(managed) !== 'legal-document')
  const { calls, records, release } = await releaseOf(which, 'back')
  const before = await states(records)
  const published = (await calls.publish(release)).body
  expect([published.code, published.data]).toMatchObject(['200', { state: 'published' }])
  const { body } = await calls.takeBack(release)
  expect([body.code, body.data.state, body.data.drafts?.length]).toEqual(['200', 'open', which.length])
  expect(await states(records)).toEqual(before)
  expect((await calls.remove(release)).status).toBe(200)
})

test('[OPS-7] drafts of every kind are checked and published as one release', async () => {
  const { calls, records, release } = await releaseOf(kinds, 'together')
  const { drafts } = await calls.check(release)
  expect(
    drafts.flatMap(({ kind, findings }) => findings.filter(({ refuses }) => refuses).map((one) => [kind, one])),
  ).toEqual([])
  const { body } = await calls.publish(release)
  expect([body.code, body.data]).toMatchObject(['200', { state: 'published', drafts: [] }])
  expect(await states(records)).toEqual(kinds.map((managed) => [nameOf(managed), 'live']))
  // A legal text that is in force stays, and what was published with it.
  expect(body.data.takeBackUntil).toBeNull()
  expect((await calls.takeBack(release)).body.code).toBe('content_in_force')
  expect(await states(records)).toEqual(kinds.map((managed) => [nameOf(managed), 'live']))
})
