import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'

/** Needs of people who look for care; each service lists the ones it covers. */
export const serviceNeeds = ['daily', 'health', 'break', 'company', 'medicaid', 'longTerm'] as const
export type ServiceNeed = (typeof serviceNeeds)[number]

export const ServiceCost = z.object({
  serviceId: z.int(),
  title: z.string(),
  summary: z.string(),
  forWhom: z.string(),
  cost: z.string(),
  needs: z.array(z.enum(serviceNeeds)).check(z.describe('what the service is for; may be empty')),
})
export type ServiceCost = z.infer<typeof ServiceCost>

export const getServiceCosts = endpoint({
  method: 'GET',
  path: '/content/service-costs',
  access: ['visitor'],
  doc: 'What every service is, whom it is for and what it costs, for the public guide to services.',
  input: z.object({}),
  output: z.array(ServiceCost),
})
