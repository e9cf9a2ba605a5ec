import type { Language } from '@portal/contract/language'
import { sql } from 'kysely'
import {
  type DeviceNotice,
  queueEmail,
  queueTextMessages,
  type TextMessage,
  type When,
} from '../company/text-message.ts'
import type { Tx } from '../db/client.ts'
import type { Services } from '../services.ts'
import './tables.ts'

/** The channels to which a person has consented for a message. */
export interface Consent {
  sms: boolean
  email: boolean
}

/** Channel of account notices, regardless of the consent for applications: text message. */
export const byText: Consent = { sms: true, email: false }

/** Channel of notices to staff. */
export const byMail: Consent = { sms: false, email: true }

/** A message to an account, and the text that its devices show instead, in any language. */
export interface AccountMessage extends Omit<When, 'push'> {
  accountId: string
  textIn: (language: Language) => string
  pushIn?: ((language: Language) => Pick<DeviceNotice, 'text' | 'path'>) | undefined
  consent: Consent
}

/**
 * Queues messages to accounts, each in its reader's language. All rules on recipients and channels are here: an e-mail goes only to
 * an address that its owner has proved (SEC-33); otherwise a text message is sent. Staff have no phone here: they are notified at the
 * address of their login. Accounts without consent to either channel get none. Several thousand accounts take a few statements.
 */
export async function queueForAccounts(
  tx: Tx,
  services: Pick<Services, 'keys' | 'messages'>,
  messages: readonly AccountMessage[],
): Promise<void> {
  const readers = await selectReaders(tx, messages)
  const texts: TextMessage[] = []
  for (const { accountId, textIn, pushIn, consent, ...cause } of messages) {
    const reader = readers.get(accountId)
    if (!reader) continue
    const text = textIn(reader.language)
    const when = { ...cause, push: pushIn && { accountId, ...pushIn(reader.language) } }
    const isMailed = reader.mayBeMailed && (consent.email || reader.kind === 'staff')
    if (consent.sms || (consent.email && !isMailed)) texts.push({ reader, text, ...when })
    if (isMailed) await queueEmail(tx, services, reader, text, when)
  }
  await queueTextMessages(tx, services, texts)
}

async function selectReaders(tx: Tx, messages: readonly AccountMessage[]) {
  const ids = [...new Set(messages.map(({ accountId }) => accountId))]
  const rows = await tx
    .selectFrom('accounts')
    .select(['id', 'kind', 'phone', 'email', 'email_proved_at', 'language'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, { ...row, mayBeMailed: mayBeMailed(row) }]))
}

function mayBeMailed({ kind, email, email_proved_at }: { kind: string; email: string; email_proved_at: Date | null }) {
  return email !== '' && (kind === 'staff' || email_proved_at !== null)
}
