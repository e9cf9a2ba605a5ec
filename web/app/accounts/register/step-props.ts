import type { ApiError } from '@portal/client/api-error'
import type { UserType } from '@portal/contract/accounts/session-user'
import type { Registration, RegistrationDraft } from './draft'
import type { Step } from './steps'

/** Props of every step. */
export interface StepProps {
  type: UserType
  steps: readonly Step[]
  draft: RegistrationDraft
  /** The current content of the draft. */
  content: Registration
  /** Why the server sent the person back to this step. */
  refusal: ApiError | null
  /** The address of a step. */
  pathOf: (step: Step) => string
  /** Goes to the next step. */
  goToNextStep: () => void
  /** Goes back to the step with the refused field. */
  refuse: (error: ApiError, step: Step) => void
}
