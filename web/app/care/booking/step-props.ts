import type { Visit } from '../shared/visit/visit'
import type { BookingState } from './address'
import type { BookingData } from './booking-data'
import type { Refusal } from './refusal'

/** Props of every step. */
export interface StepProps {
  data: BookingData
  place: BookingState
  /** The refusal that led back to this step. */
  refusal: Refusal | null
  choose: (visit: Visit) => void
  /** Goes to the next step. */
  goToNextStep: () => void
  /** Goes back to the step that a refusal belongs to. */
  refuse: (refusal: Refusal, change: Partial<BookingState>) => void
}
