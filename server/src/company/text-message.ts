import { inLanguage, type Language, type Phrase } from '@portal/contract/language'
import type { Tx } from '../db/client.ts'
import { type Cause, queueMessages } from '../messages/queue.ts'
import type { Services } from '../services.ts'

/** The recipient of a message; without a phone none is sent. */
export interface Reader {
  phone: string | null
  language: Language
}

/** The cause of a message, and when it expires. */
export interface When {
  cause: Cause
  expiresAt?: Date | undefined
}

/** A message in its reader's language. */
export interface TextMessage extends When {
  reader: Reader
  text: string
}

const signed: Phrase<{ name: string; text: string }> = {
  en: ({ name, text }) => `${name}: ${text}`,
  'zh-CN': ({ name, text }) => `${name}：${text}`,
  'zh-TW': ({ name, text }) => `${name}：${text}`,
}

/** Queues text messages that begin with the agency's name; several thousand take a few statements. */
export async function queueTextMessages(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  texts: readonly TextMessage[],
): Promise<void> {
  const nameIn = await selectName(tx)
  const messages = texts.flatMap(({ reader: { phone, language }, text, cause, expiresAt }) => {
    if (!phone) return []
    const name = nameIn(language)
    return [
      { channel: 'sms' as const, to: phone, text: name ? signed[language]({ name, text }) : text, cause, expiresAt },
    ]
  })
  await queueMessages(tx, services, messages)
}

/** Queues an e-mail from the agency; otherwise like a text message. */
export async function queueEmail(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  { email, language }: { email: string; language: Language },
  text: string,
  when: When,
): Promise<void> {
  const nameIn = await selectName(tx)
  const sentence = text.charAt(0).toUpperCase() + text.slice(1)
  await queueMessages(tx, services, [
    { channel: 'email', to: email, subject: nameIn(language), text: sentence, ...when },
  ])
}

async function selectName(tx: Tx): Promise<(language: Language) => string> {
  const company = await tx.selectFrom('company').select('name').executeTakeFirst()
  return (language) => (company ? inLanguage(company.name, language) : '')
}
