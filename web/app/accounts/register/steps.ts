import { serverNow } from '@portal/client/server-clock'
import { registerCaregiver, registerPatient } from '@portal/contract/accounts/public'
import type { UserType } from '@portal/contract/accounts/session-user'
import { issuesOf } from '../../ui/form/contract-resolver'
import type { Registration } from './draft'
import { emptyFields } from './fields'

export type Step = 'phone' | 'about' | 'address' | 'experience' | 'documents' | 'finish'

export const stepsOf: Record<UserType, readonly Step[]> = {
  patient: ['phone', 'about', 'address', 'finish'],
  caregiver: ['phone', 'about', 'address', 'experience', 'documents', 'finish'],
}

export const endpointOf = { patient: registerPatient, caregiver: registerCaregiver }

/** The step that contains a field. */
export function stepOfField(name: string): Step {
  if (name === 'phone' || name === 'proof') return 'phone'
  if (name === 'documents') return 'documents'
  const steps = Object.entries(emptyFields) as [Step, object][]
  return steps.find(([, fields]) => Object.hasOwn(fields, name))?.[0] ?? 'finish'
}

/** The first incomplete step; the last step completes only with the submission. */
export function firstOpenStep(type: UserType, { proof, values }: Registration): Step {
  if (!isUnexpired(proof)) return 'phone'
  const issues = issuesOf(endpointOf[type].input, values)
  const open = new Set(issues.map(({ path }) => stepOfField(String(path[0]))))
  open.delete('phone')
  return stepsOf[type].find((step) => open.has(step)) ?? 'finish'
}

/** The step named by the URL; the first step when it names none. */
export function stepIn(search: URLSearchParams, type: UserType): Step {
  return stepsOf[type].find((step) => step === search.get('step')) ?? 'phone'
}

/** The URL of a step, relative to the registration. */
export function stepPath(step: Step): string {
  return step === 'phone' ? '?' : `?step=${step}`
}

/** Whether a proof of the phone number has not expired yet. */
export function isUnexpired(proof: Registration['proof']): proof is NonNullable<Registration['proof']> {
  return proof !== null && Date.parse(proof.expiresAt) > serverNow()
}
