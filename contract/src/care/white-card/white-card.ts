import * as z from 'zod/mini'
import { type WhiteCardStatus, whiteCardStatuses } from '../../accounts/own.ts'
import { ContactPromise } from '../../contact-promise.ts'
import { endpoint } from '../../endpoint.ts'
import { MedicaidId } from '../../person/person.ts'

/** Statuses in which the patient is asked for a number. */
export type HandInStatus = Extract<WhiteCardStatus, 'waiting' | 'not_found'>

/**
 * Whether patients may submit a card: the first one, and another one after staff reopen the check or the state does not find the number.
 */
export function mayHandIn(status: WhiteCardStatus): status is HandInStatus {
  return status === 'waiting' || status === 'not_found'
}

/** Days after which a check that the state had not finished returns to the queue. */
export const pendingDays = 14

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
  medicaidId: z
    .string()
    .check(z.describe('masked, but whole while another number is asked for; empty when there is none')),
  submittedAt: z.string().check(z.describe('New York, YYYY-MM-DD HH:mm; empty before')),
  decidedAt: z.string().check(z.describe('New York, YYYY-MM-DD HH:mm; empty before')),
  promise: z
    .nullable(ContactPromise)
    .check(z.describe('given when the card was submitted; null unless it is being checked')),
  reason: z.string().check(z.describe('why it was decided so, or opened again; may be empty')),
})
export type WhiteCard = z.infer<typeof WhiteCard>

/** Whether the patient has submitted a number before and is asked for another one. */
export function isAskedAgain({ status, submittedAt }: Pick<WhiteCard, 'status' | 'submittedAt'>): boolean {
  return mayHandIn(status) && submittedAt !== ''
}

/** Label of a check: its status, or that it was reopened. */
export function stateOf(card: Pick<WhiteCard, 'status' | 'submittedAt'>): WhiteCard['status'] | 'reopened' {
  return card.status === 'waiting' && isAskedAgain(card) ? 'reopened' : card.status
}

export const getWhiteCard = endpoint({
  method: 'GET',
  path: '/api/user/white-card',
  access: ['patient'],
  doc: "How far the check of the caller's Medicaid ID is.",
  input: z.object({}),
  output: WhiteCard,
})
