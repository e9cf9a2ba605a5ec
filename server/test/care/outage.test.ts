import { applyForService } from '@portal/contract/care/applying'
import { submitWhiteCard } from '@portal/contract/care/white-card'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, makeWorld, type World } from '../messages/world.ts'
import { newPatient, type Person } from '../setup/people.ts'
import { dayAhead, newOffice, newService, visitOf } from './world.ts'

let world: World
let people: Person[]

beforeAll(async () => {
  world = await makeWorld()
  people = []
  for (let i = 0; i < 5; i++) people.push(await newPatient(world.portal))
  await world.portal.db.deleteFrom('messages').execute()
})
afterAll(() => world.close())

test('[W02] [W06] while the provider is down nothing is lost: once it returns, every confirmation goes out once', async () => {
  const { portal, provider } = world
  const serviceId = await newService(portal.db)
  const officeId = await newOffice(portal.db, { capacity: 50 })
  const { answer } = provider
  provider.answer = (response) => response.writeHead(503).end()
  await world.open()
  for (const [i, { headers }] of people.entries()) {
    await portal.call(applyForService, visitOf(serviceId, officeId, dayAhead(5), '09:00'), headers)
    await portal.call(submitWhiteCard, { whiteCardId: `DO0000${i}N` }, headers)
  }
  await eventually(async () => expect((await world.rows()).some(({ attempts }) => attempts > 0)).toBe(true))
  expect(provider.taken).toEqual([])
  expect(new Set(await world.statuses())).toEqual(new Set(['waiting']))
  provider.answer = answer
  await world.allAre('sent', 60_000)
  expect(provider.taken).toHaveLength(10)
  const told = provider.taken.map(({ to }) => to)
  for (const { phone } of people) expect(told.filter((to) => to === phone)).toHaveLength(2)
  expect(provider.taken.filter(({ text }) => /your visit is booked/.test(text))).toHaveLength(5)
}, 90_000)
