import { inLanguage, type Language, type Phrase } from '@portal/contract/language'
import type { Tx } from '../db/client.ts'
import type { PushNotice } from '../messages/providers/provider.ts'
import { type Cause, type Hold, queueMessages } from '../messages/queue.ts'
import type { Services } from '../services.ts'

/** The recipient of a message; without a phone none is sent. */
export interface Reader {
  phone: string | null
  language: Language
}

/** What the account's devices show in place of a message: nothing that others must not read on a lock screen. */
export interface DeviceNotice {
  accountId: string
  text: string
  /** Path of the page to open. */
  path: string
}

/** The cause of a message, when it expires, and what devices show in its place. */
export interface When {
  cause: Cause
  expiresAt?: Date | undefined
  isUrgent?: boolean | undefined
  push?: DeviceNotice | undefined
  hold?: Hold | undefined
}

/** A message in its reader's language. */
export interface TextMessage extends When {
  reader: Reader
  text: string
  /** Read aloud by a call instead. */
  isSpoken?: boolean | undefined
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
  const agency = await selectAgency(tx, services)
  const messages = texts.flatMap(({ reader: { phone, language }, text, isSpoken, push, ...when }) => {
    if (!phone) return []
    const name = agency.nameIn(language)
    const full = name ? signed[language]({ name, text }) : text
    const content = { to: phone, text: full, ...(isSpoken && { spokenIn: language }) }
    return [{ channel: 'sms' as const, ...content, push: push && noticeOf(agency, language, push), ...when }]
  })
  await queueMessages(tx, services, messages)
}

/** Queues an e-mail from the agency; otherwise like a text message. */
export async function queueEmail(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  { email, language }: { email: string; language: Language },
  text: string,
  { push, ...when }: When,
): Promise<void> {
  const agency = await selectAgency(tx, services)
  const content = { subject: agency.nameIn(language), text: text.charAt(0).toUpperCase() + text.slice(1) }
  await queueMessages(tx, services, [
    { channel: 'email', to: email, ...content, push: push && noticeOf(agency, language, push), ...when },
  ])
}

interface Agency {
  /** Whom push services may turn to (RFC 8292): the agency's e-mail address, or else the portal's. */
  contact: string
  nameIn(language: Language): string
}

function noticeOf({ contact, nameIn }: Agency, language: Language, notice: DeviceNotice): PushNotice {
  return { ...notice, title: nameIn(language), language, contact }
}

async function selectAgency(tx: Tx, { messages }: Pick<Services, 'messages'>): Promise<Agency> {
  const company = await tx.selectFrom('company').select(['name', 'email']).executeTakeFirst()
  return {
    contact: company?.email ? `mailto:${company.email}` : messages.siteUrl.replace(/^http:/, 'https:'),
    nameIn: (language) => (company ? inLanguage(company.name, language) : ''),
  }
}
