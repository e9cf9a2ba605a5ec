import { onlinePath } from '../addresses'

export const steps = ['who', 'home', 'papers', 'review'] as const
export type Step = (typeof steps)[number]

/** The fields of a step, in the order in which they stand. */
export const fieldsOf = {
  who: [
    'forWhom',
    'firstName',
    'lastName',
    'birthDate',
    'phone',
    'medicaidId',
    'relationship',
    'contactFirstName',
    'contactLastName',
    'contactPhone',
    'email',
  ],
  home: ['address', 'apartment', 'city', 'postcode', 'note', 'notify'],
} as const

/** The step at which an input is asked for. */
export function stepOfField(name: string): Step {
  if (name === 'documents') return 'papers'
  const [step] = Object.entries(fieldsOf).find(([, names]) => (names as readonly string[]).includes(name)) ?? ['review']
  return step as Step
}

/** Whether an address, or a draft, names a step. */
export function isStep(name: string | null): name is Step {
  return steps.some((step) => step === name)
}

/** The address of a step of a service's application. */
export function stepPath(serviceId: number, step: Step): string {
  return `${onlinePath(serviceId)}&step=${step}`
}
