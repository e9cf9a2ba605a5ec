import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const userTypes = ['patient', 'caregiver'] as const
export type UserType = (typeof userTypes)[number]

/** What the browser keeps of the person who is logged in (acceptance A03). */
export const SessionUser = z.object({ userType: z.enum(userTypes), firstName: z.string() })
export type SessionUser = z.infer<typeof SessionUser>

export const whiteCardStatuses = ['waiting', 'submitted', 'eligible', 'ineligible'] as const

export const getPatientInfo = endpoint({
  method: 'GET',
  path: '/api/user/patient/info',
  access: 'patient',
  doc: "The caller's own patient record.",
  input: z.object({}),
  output: z.object({ whiteCardStatus: z.enum(whiteCardStatuses) }),
})

export const logout = endpoint({
  method: 'DELETE',
  path: '/auth/logout',
  access: 'session',
  doc: "Ends the caller's session.",
  input: z.object({}),
  output: z.null(),
})
