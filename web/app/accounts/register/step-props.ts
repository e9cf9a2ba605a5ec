import type { ApiError } from '@portal/client/api-error'
import type { UserType } from '@portal/contract/accounts/session-user'
import type { Registration, RegistrationDraft } from './draft'
import type { Step } from './steps'

/** What every step is given. */
export interface StepProps {
  type: UserType
  steps: readonly Step[]
  draft: RegistrationDraft
  /** The draft's content as it is now. */
  content: Registration
  /** Why the server sent the person back to this step. */
  refusal: ApiError | null
  /** The address of a step. */
  pathOf: (step: Step) => string
  /** Leads to the step after this one. */
  goOn: () => void
  /** Leads back to a step to which a refusal belongs. */
  refuse: (error: ApiError, step: Step) => void
}
