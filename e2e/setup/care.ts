import { randomInt, randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { about } from './people'
import { expect } from './test'

/** A Medicaid ID that nobody has handed in yet. */
export function newMedicaidId(): string {
  const letters = (count: number) =>
    Array.from({ length: count }, () => String.fromCharCode(65 + randomInt(26))).join('')
  return `${letters(2)}${randomInt(10_000, 100_000)}${letters(1)}`
}

/** Calls the portal as somebody, and gives the data of the answer. */
export async function callAs<T>(
  request: APIRequestContext,
  token: string,
  [method, path]: [method: string, path: string],
  data?: object,
): Promise<T> {
  const response = await request.fetch(`/home${path}`, { method, headers: { authorization: token }, data })
  const envelope = (await response.json()) as { code: string; data: T }
  expect(envelope, path).toMatchObject({ code: '200' })
  return envelope.data
}

interface Service {
  serviceId: number
  title: string
  methods: string[]
}

/** A service that can be applied for in both ways. */
export async function someService(request: APIRequestContext, token: string): Promise<Service> {
  const services = await callAs<Service[]>(request, token, ['GET', '/api/service/infos'])
  const service = services.find(({ methods }) => methods.length === 2)
  if (!service) throw new Error('no service takes online applications and visits')
  return service
}

interface Office {
  companyAddressId: number
  companyName: string
  bookableFrom: string
  bookableUntil: string
  days: { date: string; state: string; slots: { time: string; free: number }[] }[]
}

/** Books a visit for a service over the API, at a slot chosen by chance. */
export async function bookVisit(request: APIRequestContext, token: string, serviceId: number) {
  const slot = await freeSlot(request, token)
  const person = { firstName: 'Lan', lastName: about.lastName, phone: '2125550199' }
  const sent = await callAs<{ id: string; number: string }>(request, token, ['POST', '/api/service/apply'], {
    serviceId,
    method: 'offline',
    idempotencyKey: randomUUID(),
    applicant: { ...person, birthDate: '1948-05-21' },
    contact: { ...person, firstName: about.firstName, relationship: 'child', email: about.email },
    notify: { sms: false, email: false },
    agreed: true,
    ...slot,
  })
  return { ...sent, ...slot }
}

async function freeSlot(request: APIRequestContext, token: string) {
  const addresses = (query: string) => callAs<Office[]>(request, token, ['GET', `/api/service/addresses${query}`])
  const offices = await addresses('')
  const { companyAddressId, bookableFrom, bookableUntil } = anyOf(offices)
  const months = [...new Set([bookableFrom, bookableUntil].map((day) => day.slice(0, 7)))]
  const days = await Promise.all(
    months.map((month) => addresses(`?companyAddressId=${companyAddressId}&month=${month}`)),
  )
  const open = days.flat().flatMap((office) => office.days.filter(({ state }) => state === 'open'))
  const { date, slots } = anyOf(open)
  const { time } = anyOf(slots.filter(({ free }) => free > 0))
  return { companyAddressId, reserveDate: date, reserveTime: time }
}

function anyOf<T>(list: readonly T[]): T {
  const chosen = list[randomInt(list.length)]
  if (chosen === undefined) throw new Error('nothing to choose from')
  return chosen
}
