import { resealColumns } from '../secrets/reseal.ts'
import type { Services } from '../services.ts'
import { cardEventContext, contentContext, draftContext, eventContext, reasonContext } from './sealing.ts'
import { askedContext, proposalContext } from './white-card-batch-sealing.ts'

const columns = [
  { table: 'application_requests', key: 'id', column: 'content_sealed', context: contentContext },
  { table: 'request_events', key: 'id', column: 'text_sealed', context: eventContext },
  { table: 'application_drafts', key: 'id', column: 'fields_sealed', context: draftContext },
  { table: 'patients', key: 'account_id', column: 'white_card_reason_sealed', context: reasonContext },
  { table: 'white_card_events', key: 'id', column: 'reason_sealed', context: cardEventContext },
  { table: 'white_card_batch_checks', key: 'id', column: 'asked_sealed', context: askedContext },
  { table: 'white_card_batch_checks', key: 'id', column: 'proposal_sealed', context: proposalContext },
]

/** Re-encrypts every application, draft and message that is not sealed with the active key. @returns the number of values */
export function resealCare(services: Pick<Services, 'db' | 'keys'>): Promise<number> {
  return resealColumns(services, columns)
}
