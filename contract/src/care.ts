import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { FieldMessage } from './envelope.ts'

/** Medicaid ID of New York: two letters, five digits, one letter; written in capitals (spec section 5). */
export const MedicaidId = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}\d{5}[A-Z]$/, 'medicaidIdFormat' satisfies FieldMessage))

export const submitWhiteCard = endpoint({
  method: 'POST',
  path: '/api/user/submit-white-card',
  access: 'patient',
  doc: 'Hands in the Medicaid ID of the caller for the eligibility check.',
  input: z.object({ whiteCardId: MedicaidId }),
  inQuery: ['whiteCardId'],
  output: z.null(),
})
