import { inLanguage } from '@portal/contract/language'
import { queueTextMessages, type Reader } from '../company/text-message.ts'
import type { Tx } from '../db/client.ts'
import type { RecordVersion } from '../http/versions.ts'
import type { Services } from '../services.ts'
import { type CommentNotice, feedbackTexts } from './notice-texts.ts'

/** Queues a text message to the author of a review about the decision on the version that was seen, in that person's language. */
export async function queueCommentNotice(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  author: Reader,
  notice: CommentNotice,
  { id, version }: RecordVersion,
): Promise<void> {
  const text = inLanguage(feedbackTexts[notice], author.language)
  const cause = { kind: notice, subject: `comment ${id}`, occurrence: `decided version ${version}` }
  await queueTextMessages(tx, services, [{ reader: author, text, cause }])
}
