import type { PatientInfo } from '@portal/contract/accounts/own'
import type { ServiceDetail } from '@portal/contract/care/services/services'
import type { ApplicationContent, ApplicationDraft } from './draft'
import type { Values } from './values'

/** A value that the server refused. */
export interface Refused {
  name: string
  value: string
  message: string
}

/** Props of every step. */
export interface StepProps {
  service: ServiceDetail
  info: PatientInfo
  draft: ApplicationDraft
  /** The current content of the draft. */
  content: ApplicationContent
  /** The fields of all steps, prefilled from the user's record. */
  values: Values
  /** Refused values that have not been changed since. */
  refused: readonly Refused[]
  /** Goes to the next step. */
  goToNextStep: () => void
}
