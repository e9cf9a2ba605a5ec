import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { MedicaidId } from './person.ts'

export const submitWhiteCard = endpoint({
  method: 'POST',
  path: '/api/user/submit-white-card',
  access: 'patient',
  doc: 'Hands in the Medicaid ID of the caller for the eligibility check.',
  input: z.object({ whiteCardId: MedicaidId }),
  inQuery: ['whiteCardId'],
  output: z.null(),
})
