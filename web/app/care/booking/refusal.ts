import type { ApiError } from '@portal/client/api-error'
import { serverFields } from '../../ui/form/use-contract-form'
import { isPeopleField, type PeopleValues, peopleRefusal } from '../shared/people/people'
import { noVisit, type Visit } from '../shared/visit/visit'
import type { BookingState, Step } from './address'

/** The reason why the server's refusal led back to a step. */
export interface Refusal {
  step: Step
  /** Has the page's own field names. */
  error: ApiError
  /** The problem with the visit; empty when the refusal is about something else. */
  problem: string
}

/** Finds the step where a refused booking can be corrected, and the selections to reset; null when no step fits. */
export function refusalOf(
  error: ApiError,
  people: PeopleValues,
  visit: Visit,
): { refusal: Refusal; change: Partial<BookingState> } | null {
  const said = serverFields(error)
  const problem = said.reserveTime ?? said.reserveDate
  if (problem) return { refusal: { step: 'time', error, problem }, change: { visit: { ...visit, time: '' } } }
  if (said.companyAddressId) {
    return { refusal: { step: 'office', error, problem: said.companyAddressId }, change: { visit: noVisit } }
  }
  if (said.serviceId || said.method)
    return { refusal: { step: 'office', error, problem: '' }, change: { serviceId: 0 } }
  const renamed = peopleRefusal(error, people)
  if (!Object.keys(serverFields(renamed)).some(isPeopleField)) return null
  return { refusal: { step: 'people', error: renamed, problem: '' }, change: {} }
}
