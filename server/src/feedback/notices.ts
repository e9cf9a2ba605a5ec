import { inLanguage, type Language } from '@portal/contract/language'
import { byText, queueForAccounts } from '../accounts/recipients.ts'
import type { Tx } from '../db/client.ts'
import type { RecordVersion } from '../http/versions.ts'
import type { Hold } from '../messages/queue.ts'
import type { Services } from '../services.ts'
import { feedbackTexts, type ReviewNotice } from './notice-texts.ts'

/** Queues a text message to the author of a review about the decision on the version that was seen, in that person's language. */
export async function queueReviewNotice(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  accountId: string,
  notice: ReviewNotice,
  { id, version, hold }: RecordVersion & { hold: Hold },
): Promise<void> {
  const textIn = (language: Language) => inLanguage(feedbackTexts[notice], language)
  const cause = { kind: notice, subject: `comment ${id}`, occurrence: `decided version ${version}` }
  await queueForAccounts(tx, services, [{ accountId, textIn, cause, consent: byText, hold }])
}
