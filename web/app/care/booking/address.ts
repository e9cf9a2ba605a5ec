import { noVisit, type Visit } from '../shared/visit'

export const steps = ['office', 'time', 'people', 'review'] as const
export type Step = (typeof steps)[number]

/** Where somebody is in a booking, and what is chosen so far: all of it stands in the address. */
export interface Place {
  /** 0 while no service is chosen. */
  serviceId: number
  step: Step
  visit: Visit
}

/** The place that an address names; what it names badly counts as not chosen. */
export function placeIn(search: URLSearchParams): Place {
  const visit = { office: numberIn(search, 'office'), day: dayIn(search), time: timeIn(search) }
  return {
    serviceId: numberIn(search, 'serviceId'),
    step: steps.find((step) => step === search.get('step')) ?? 'office',
    visit: visit.office && visit.day ? visit : { ...noVisit, office: visit.office },
  }
}

/** The address of a place, relative to the booking. */
export function placePath({ serviceId, step, visit }: Place): string {
  const search = new URLSearchParams()
  if (serviceId) search.set('serviceId', String(serviceId))
  if (step !== 'office') search.set('step', step)
  if (visit.office) search.set('office', String(visit.office))
  if (visit.day) search.set('day', visit.day)
  if (visit.time) search.set('time', visit.time)
  // A colon may stand in a query as it is.
  return `?${search}`.replaceAll('%3A', ':')
}

function numberIn(search: URLSearchParams, name: string): number {
  const value = search.get(name) ?? ''
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : 0
}

function dayIn(search: URLSearchParams): string {
  const day = search.get('day') ?? ''
  const known = /^20\d\d-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
  return known && new Date(day).toISOString().startsWith(day) ? day : ''
}

function timeIn(search: URLSearchParams): string {
  const time = search.get('time') ?? ''
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : ''
}
