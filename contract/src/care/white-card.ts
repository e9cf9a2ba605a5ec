import * as z from 'zod/mini'
import { whiteCardStatuses } from '../accounts/own.ts'
import { endpoint } from '../endpoint.ts'
import { MedicaidId } from '../person.ts'

export const submitWhiteCard = endpoint({
  method: 'POST',
  path: '/api/user/submit-white-card',
  access: ['patient'],
  doc: 'Hands in the Medicaid ID of the caller for the eligibility check. A card that is under way, decided or of another account is refused with 200 and a code other than "200".',
  input: z.object({ whiteCardId: MedicaidId }),
  inQuery: ['whiteCardId'],
  output: z.null(),
})

export const WhiteCard = z.object({
  status: z.enum(whiteCardStatuses),
  medicaidId: z.string().check(z.describe('masked; empty when there is none')),
  submittedAt: z.string().check(z.describe('New York, YYYY-MM-DD HH:mm; empty before')),
  decidedAt: z.string().check(z.describe('New York, YYYY-MM-DD HH:mm; empty before')),
  contactOn: z
    .string()
    .check(
      z.describe('YYYY-MM-DD until whose end the agency calls, where 24 hours pass with closed offices; else empty'),
    ),
  reason: z.string().check(z.describe('why it was decided so; may be empty')),
})
export type WhiteCard = z.infer<typeof WhiteCard>

export const getWhiteCard = endpoint({
  method: 'GET',
  path: '/api/user/white-card',
  access: ['patient'],
  doc: "How far the check of the caller's Medicaid ID is.",
  input: z.object({}),
  output: WhiteCard,
})
