import type { Service } from '@portal/contract/care/services'
import type { Visit } from '../shared/visit'
import type { Place } from './address'
import type { BookingData } from './booking-data'
import type { Refusal } from './refusal'

/** What every step is given. */
export interface StepProps {
  data: BookingData
  service: Service
  place: Place
  /** Why the server sent the person back to this step. */
  refusal: Refusal | null
  choose: (visit: Visit) => void
  /** Leads to the step after this one. */
  goOn: () => void
  /** Leads back to a step to which a refusal belongs. */
  refuse: (refusal: Refusal, change: Partial<Place>) => void
}
