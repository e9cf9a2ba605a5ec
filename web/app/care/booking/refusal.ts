import type { ApiError } from '@portal/client/api-error'
import { serverFields } from '../../ui/form/use-contract-form'
import { isPeopleField, type PeopleValues, peopleRefusal } from '../shared/people'
import { noVisit, type Visit } from '../shared/visit'
import type { Place, Step } from './address'

/** Why the server sent the person back to a step. */
export interface Refusal {
  step: Step
  /** With the names of the page's own fields. */
  error: ApiError
  /** What is wrong with the visit; empty when something else is. */
  problem: string
}

/** Where a refused booking is put right, and what is no longer chosen there; null when no step is to blame. */
export function refusalOf(
  error: ApiError,
  people: PeopleValues,
  visit: Visit,
): { refusal: Refusal; change: Partial<Place> } | null {
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
