import { resealColumns, type SealedColumn } from '../secrets/reseal.ts'
import type { Services } from '../services.ts'
import { renewWords } from './applications/search-terms.ts'
import { askedContext, proposalContext } from './eligibility/batch-sealing.ts'
import {
  callContext,
  cardEventContext,
  contentContext,
  draftContext,
  eventContext,
  holderContext,
  reasonContext,
} from './shared/sealing.ts'

export const sealedCareColumns: readonly SealedColumn[] = [
  { table: 'application_requests', key: 'id', column: 'content_sealed', context: contentContext },
  { table: 'request_events', key: 'id', column: 'text_sealed', context: eventContext },
  { table: 'request_calls', key: 'id', column: 'note_sealed', context: callContext },
  { table: 'application_drafts', key: 'id', column: 'fields_sealed', context: draftContext },
  { table: 'patients', key: 'account_id', column: 'white_card_reason_sealed', context: reasonContext },
  { table: 'patients', key: 'account_id', column: 'card_holder_sealed', context: holderContext },
  { table: 'white_card_events', key: 'id', column: 'reason_sealed', context: cardEventContext },
  { table: 'white_card_batch_checks', key: 'id', column: 'asked_sealed', context: askedContext },
  { table: 'white_card_batch_checks', key: 'id', column: 'proposal_sealed', context: proposalContext },
]

/**
 * Re-encrypts every application, draft and message that is not sealed with the active key, and hashes the search terms of applications
 * with it. @returns the number of values
 */
export async function resealCare(services: Pick<Services, 'db' | 'keys'>): Promise<number> {
  const resealed = await resealColumns(services, sealedCareColumns)
  return resealed + (await renewWords(services))
}
