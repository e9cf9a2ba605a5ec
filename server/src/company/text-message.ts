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
  const name = await nameOf(step, language)
  const colon = language === 'en' ? ': ' : '：'
  await queueMessage(step, services, { channel: 'sms', to: phone, text: name ? name + colon + text : text, ...when })
}

/** Queues an e-mail of the agency's to a person; otherwise like a text message. */
export async function queueEmail(
  step: Database,
  services: Pick<Services, 'keys' | 'messages'>,
  { email, language }: { email: string; language: Language },
  text: string,
  when: { cause: string; expiresAt?: Date },
): Promise<void> {
  const subject = await nameOf(step, language)
  const sentence = text.charAt(0).toUpperCase() + text.slice(1)
  await queueMessage(step, services, { channel: 'email', to: email, subject, text: sentence, ...when })
}

async function nameOf(step: Database, language: Language): Promise<string> {
  const company = await step.selectFrom('company').select('name').executeTakeFirst()
  return company ? inLanguage(company.name, language) : ''
}
