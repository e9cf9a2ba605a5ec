import { issuesOf } from '../../ui/form/contract-resolver'
import { peopleSchema } from '../shared/people/people'
import { officeOf } from '../shared/visit/visit'
import type { BookingState, Step } from './address'
import type { BookingData } from './booking-data'
import { peopleIn } from './draft'

/** The first incomplete step; the last step completes only with the booking. */
export function firstOpenStep({ offices, draft }: BookingData, { visit }: BookingState): Step {
  if (!officeOf(offices, visit)) return 'office'
  if (!visit.day || !visit.time) return 'time'
  return issuesOf(peopleSchema, peopleIn(draft)).length > 0 ? 'people' : 'review'
}
