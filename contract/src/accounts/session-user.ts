import * as z from 'zod/mini'
import { CareFor } from '../person/person.ts'

export const userTypes = ['patient', 'caregiver'] as const
export type UserType = (typeof userTypes)[number]

/** What the browser stores about the logged-in person (acceptance A03). */
export const SessionUser = z.object({
  userType: z.enum(userTypes),
  firstName: z.string(),
  careFor: z.optional(CareFor).check(z.describe('absent for caregivers')),
})
export type SessionUser = z.infer<typeof SessionUser>
