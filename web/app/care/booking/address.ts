import { noVisit, type Visit } from '../shared/visit/visit'

export const steps = ['office', 'time', 'people', 'review'] as const
export type Step = (typeof steps)[number]

/** The selected service, or `undecided`; 0 while nothing is selected. */
export type ServiceChoice = number | 'undecided'

/** The state of a booking that is kept in the URL: the step and the selections. */
export interface BookingState {
  serviceId: ServiceChoice
  step: Step
  visit: Visit
}

/** Reads the state from the URL; invalid values count as not selected. */
export function bookingStateIn(search: URLSearchParams): BookingState {
  const visit = { office: numberIn(search, 'office'), day: dayIn(search), time: timeIn(search) }
  return {
    serviceId: search.get('serviceId') === 'undecided' ? 'undecided' : numberIn(search, 'serviceId'),
    step: steps.find((step) => step === search.get('step')) ?? 'office',
    visit: visit.office && visit.day ? visit : { ...noVisit, office: visit.office },
  }
}

/** The URL of a state, relative to the booking. */
export function bookingPathOf({ serviceId, step, visit }: BookingState): string {
  const search = new URLSearchParams()
  if (serviceId) search.set('serviceId', String(serviceId))
  if (step !== 'office') search.set('step', step)
  if (visit.office) search.set('office', String(visit.office))
  if (visit.day) search.set('day', visit.day)
  if (visit.time) search.set('time', visit.time)
  // Colons need no escaping in a query string.
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
