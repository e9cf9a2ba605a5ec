import { mayHandIn, type WhiteCard } from '@portal/contract/care/white-card'

/** Whether the patient has submitted a number before and is asked for one again. */
export function isAskedAgain({ status, submittedAt }: Pick<WhiteCard, 'status' | 'submittedAt'>): boolean {
  return mayHandIn(status) && submittedAt !== ''
}

/** What a check is called: its status, or that it was opened again. */
export function stateOf(card: Pick<WhiteCard, 'status' | 'submittedAt'>): WhiteCard['status'] | 'reopened' {
  return card.status === 'waiting' && isAskedAgain(card) ? 'reopened' : card.status
}
