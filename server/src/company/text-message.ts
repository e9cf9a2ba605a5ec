import { inLanguage, type Language } from '@portal/contract/language'
import type { Database } from '../db/client.ts'
import { queueMessage } from '../messages/queue.ts'
import type { Services } from '../services.ts'

/** Who gets a message: nobody without a phone. */
export interface Reader {
  phone: string | null
  language: Language
}

/**
 * Queues a text message of the agency's to a person, beginning with who writes. `text` is in the person's language; `cause`
 * makes it one message for one event; after `expiresAt` it is not sent any more.
 */
export async function queueTextMessage(
  step: Database,
  services: Pick<Services, 'keys' | 'messages'>,
  { phone, language }: Reader,
  text: string,
  when: { cause: string; expiresAt?: Date },
): Promise<void> {
  if (!phone) return
  const company = await step.selectFrom('company').select('name').executeTakeFirst()
  const colon = language === 'en' ? ': ' : '：'
  const signed = company ? inLanguage(company.name, language) + colon + text : text
  await queueMessage(step, services, { channel: 'sms', to: phone, text: signed, ...when })
}
