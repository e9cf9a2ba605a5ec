import type { PatientInfo } from '@portal/contract/accounts/own'
import type { ServiceDetail } from '@portal/contract/care/services'
import type { ApplicationContent, ApplicationDraft } from './draft'
import type { Values } from './values'

/** Something that the server had against a value. */
export interface Refused {
  name: string
  value: string
  message: string
}

/** What every step is given. */
export interface StepProps {
  service: ServiceDetail
  info: PatientInfo
  draft: ApplicationDraft
  /** The draft's content as it is now. */
  content: ApplicationContent
  /** The fields of all steps, with what the agency knows. */
  values: Values
  /** What the server refused and still stands as it did. */
  refused: readonly Refused[]
  /** Leads to the step after this one. */
  goOn: () => void
}
