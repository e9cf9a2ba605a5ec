import type { PatientInfo } from '@portal/contract/accounts'
import type { ServiceDetail } from '@portal/contract/care/services'
import type { DraftState } from './draft-state'
import type { KeptDraft } from './kept-draft'
import type { Step } from './steps'
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
  kept: KeptDraft
  draft: DraftState
  values: Values
  step: Step
  /** What the server refused and still stands as it did. */
  refused: readonly Refused[]
  /** Leads to the step after this one. */
  goOn: () => void
}
