import { onlinePath } from '../addresses'

export const steps = ['who', 'home', 'documents', 'review'] as const
export type Step = (typeof steps)[number]

/** The fields of each step, in display order. */
export const fieldsOf = {
  who: [
    'forWhom',
    'firstName',
    'lastName',
    'birthDate',
    'phone',
    'medicaidId',
    'relationship',
    'permission',
    'contactFirstName',
    'contactLastName',
    'contactPhone',
    'email',
  ],
  home: ['address', 'apartment', 'city', 'postcode', 'note', 'notify'],
} as const

/** The step that contains a field. */
export function stepOfField(name: string): Step {
  if (name === 'documents') return 'documents'
  const [step] = Object.entries(fieldsOf).find(([, names]) => (names as readonly string[]).includes(name)) ?? ['review']
  return step as Step
}

/** Whether a string from a URL or a draft is the name of a step. */
export function isStep(name: string | null): name is Step {
  return steps.some((step) => step === name)
}

/** The URL of a step in a service's application. */
export function stepPath(serviceId: number, step: Step): string {
  return `${onlinePath(serviceId)}&step=${step}`
}
