import { viewRecord } from '@portal/contract/work/staff'
import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { scaleTimeout } from '../../../scripts/test/timeout.ts'
import { startChores } from '../../src/chores.ts'
import { newAuthor } from '../setup/content.ts'
import { openEvents } from '../setup/events.ts'
import { inAll } from '../setup/news.ts'
import { newPatient } from '../setup/people.ts'
import { openPortal } from '../setup/portal.ts'

const portal = await openPortal()
let mei: Awaited<ReturnType<typeof newAuthor>>
let rosa: Awaited<ReturnType<typeof newAuthor>>

beforeAll(async () => {
  mei = await newAuthor(portal)
  rosa = await newAuthor(portal)
})

describe('[OPS-7] editors', () => {
  test('see who else has an article open, and nobody’s other records', async () => {
    const { recordId } = await mei.read(await mei.published())
    const content = { kind: 'content' as const, id: recordId ?? '' }
    expect((await mei.call(viewRecord, content)).body.data).toEqual([])
    expect((await rosa.call(viewRecord, content)).body.data).toMatchObject([{ id: mei.id }])
    const patient = await newPatient(portal)
    expect((await mei.call(viewRecord, { kind: 'check', id: patient.id })).status).toBe(403)
  })

  test('hear of articles that change, and of nothing else', async () => {
    const id = await mei.published()
    const { recordId } = await mei.read(id)
    const { events } = await openEvents(portal, rosa.token)
    await sql`select pg_notify('work', 'record check 00000000-0000-4000-8000-000000000001')`.execute(portal.db)
    await mei.save(id, { title: inAll('Heard') })
    await expect.poll(events).toContainEqual({ what: 'record', kind: 'content', id: recordId })
    expect(JSON.stringify(events())).not.toContain('check')
  })
})

test('[OPS-7] a running process publishes what is due within a second', async () => {
  const id = await mei.published()
  await mei.save(id, { title: inAll('By itself') })
  await mei.markRead(id)
  await mei.publish(id, undefined, { at: '2099-01-01 09:00' })
  const { db, keys, messages } = portal
  const chores = startChores({ db, keys, messages, files: {} as never }, pino({ level: 'silent' }))
  try {
    const due = performance.now()
    await sql`update content_records set publish_at = now() where kind = 'article' and record = ${id}`.execute(db)
    await expect
      .poll(async () => (await mei.read(id)).state, { interval: 50, timeout: scaleTimeout(5_000) })
      .toBe('live')
    expect(performance.now() - due).toBeLessThan(scaleTimeout(2_000))
  } finally {
    chores.stop()
  }
})
