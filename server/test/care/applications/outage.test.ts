import { applyForService } from '@portal/contract/care/applications/applying'
import { submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scaleTimeout } from '../../../../scripts/test/timeout.ts'
import { dayAhead, newOffice, newService, visitOf } from '../../setup/care.ts'
import { eventually, type MessageFixture, openMessageFixture } from '../../setup/messages.ts'
import { newPatient, type Person } from '../../setup/people.ts'

let fixture: MessageFixture
let people: Person[]

beforeAll(async () => {
  fixture = await openMessageFixture()
  people = []
  for (let i = 0; i < 5; i++) people.push(await newPatient(fixture.portal))
  await fixture.portal.db.deleteFrom('messages').execute()
})
afterAll(() => fixture.close())

test(
  '[W02] [W06] an outage of the provider loses nothing: once it is back, every confirmation goes out exactly once',
  async () => {
    const { portal, provider } = fixture
    const serviceId = await newService(portal.db)
    const officeId = await newOffice(portal.db, { capacity: 50 })
    const { answer } = provider
    provider.answer = (response) => response.writeHead(503).end()
    await fixture.open()
    for (const [i, { headers }] of people.entries()) {
      await portal.call(applyForService, visitOf(serviceId, officeId, dayAhead(5), '09:00'), headers)
      await portal.call(submitWhiteCard, { whiteCardId: `DO0000${i}N` }, headers)
    }
    await eventually(async () => expect((await fixture.rows()).some(({ attempts }) => attempts > 0)).toBe(true))
    expect(provider.taken).toEqual([])
    expect(new Set(await fixture.statuses())).toEqual(new Set(['waiting']))
    provider.answer = answer
    await fixture.allAre('sent', 60_000)
    expect(provider.taken).toHaveLength(10)
    const messages = provider.taken.map(({ to }) => to)
    for (const { phone } of people) expect(messages.filter((to) => to === phone)).toHaveLength(2)
    expect(provider.taken.filter(({ text }) => /your visit is booked/.test(text))).toHaveLength(5)
  },
  scaleTimeout(90_000),
)
