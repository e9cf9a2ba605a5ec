import { randomInt, randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { applyForService } from '@portal/contract/care/applications/applying'
import { getServiceOffices, getServices, type Service, type VisitDay } from '@portal/contract/care/services/services'
import { submitWhiteCard } from '@portal/contract/care/white-card/white-card'
import { okCode } from '@portal/contract/envelope'
import { type Caller, call, tryCall } from './api'
import { newAccount } from './own-account'
import { about } from './people'
import { expect, test } from './test'

/** A Medicaid ID that no patient has submitted yet. */
export function newMedicaidId(): string {
  const letters = (count: number) =>
    Array.from({ length: count }, () => String.fromCharCode(65 + randomInt(26))).join('')
  return `${letters(2)}${randomInt(10_000, 100_000)}${letters(1)}`
}

/** A Medicaid ID that another patient has already submitted. */
export async function takenMedicaidId(application: APIRequestContext): Promise<string> {
  const whiteCardId = newMedicaidId()
  await call(application, submitWhiteCard, { whiteCardId }, await newAccount(application))
  return whiteCardId
}

/** A service that accepts both online applications and visits. */
export async function someService(application: APIRequestContext, caller: Caller): Promise<Service> {
  const services = await call(application, getServices, {}, caller)
  const service = services.find(({ methods }) => methods.length === 2)
  if (!service) throw new Error('no service takes online applications and visits')
  return service
}

export interface Slot {
  companyAddressId: number
  reserveDate: string
  reserveTime: string
}

/** When this worker has booked: a person cannot have the same slot twice. */
const booked = new Set<string>()

/** Books a visit for a service over the API, at a random slot, which may overlap another visit of the same person. */
export async function bookVisit(application: APIRequestContext, caller: Caller, serviceId: number) {
  const slot = await freeSlot(application, caller)
  const sent = await tryToBook(application, caller, serviceId, slot, true)
  expect(sent).toMatchObject({ code: okCode })
  return { ...sent.data, ...slot }
}

/** Tries to book a visit at a slot; returns the envelope, success or error. */
export function tryToBook(
  application: APIRequestContext,
  caller: Caller,
  serviceId: number,
  slot: Slot,
  mayOverlap = false,
) {
  const person = { firstName: 'Lan', lastName: about.lastName, phone: '2125550199' }
  const visit = {
    serviceId,
    method: 'offline' as const,
    idempotencyKey: randomUUID(),
    applicant: { ...person, birthDate: '1948-05-21' },
    contact: {
      ...person,
      firstName: about.firstName,
      relationship: 'child' as const,
      hasPermission: true,
      email: about.email,
    },
    notify: { sms: false, email: false },
    agreed: true as const,
    mayOverlap,
    ...slot,
  }
  return tryCall(application, applyForService, visit, caller)
}

async function freeSlot(application: APIRequestContext, caller: Caller): Promise<Slot> {
  const { companyAddressId, bookableFrom, bookableUntil } = anyOf(
    await call(application, getServiceOffices, {}, caller),
  )
  const months = [...new Set([bookableFrom, bookableUntil].map((day) => day.slice(0, 7)))]
  const office = await Promise.all(
    months.map((month) => call(application, getServiceOffices, { companyAddressId, month }, caller)),
  )
  const open = office.flat().flatMap(({ days }) => ownOpenDays(days))
  const free = open.flatMap(({ date, slots }) => slots.flatMap(({ time, free }) => (free > 0 ? `${date} ${time}` : [])))
  const slot = anyOf(free.filter((slot) => !booked.has(slot)))
  booked.add(slot)
  const [reserveDate = '', reserveTime = ''] = slot.split(' ')
  return { companyAddressId, reserveDate, reserveTime }
}

/** The open days that this worker alone books on: of two that book side by side, one would find its time taken. */
export function ownOpenDays<D extends Pick<VisitDay, 'date' | 'state'>>(days: readonly D[]): D[] {
  const { parallelIndex, config } = test.info()
  return days.filter(({ date, state }) => state === 'open' && Number(date.slice(-2)) % config.workers === parallelIndex)
}

function anyOf<T>(list: readonly T[]): T {
  const chosen = list[randomInt(list.length)]
  if (chosen === undefined) throw new Error('nothing to choose from')
  return chosen
}
