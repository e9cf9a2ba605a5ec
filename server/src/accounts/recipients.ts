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

/** The channels that a person has agreed to for a message. */
export interface Consent {
  sms: boolean
  email: boolean
}

/** What a person is told whatever was agreed to for applications: by text message. */
export const byText: Consent = { sms: true, email: false }

/** What staff are told. */
export const byMail: Consent = { sms: false, email: true }

/** A message to an account, and what its devices show in its place, in any language. */
export interface AccountMessage extends Omit<When, 'push'> {
  accountId: string
  textIn: (language: Language) => string
  pushIn?: ((language: Language) => Pick<DeviceNotice, 'text' | 'path'>) | undefined
  consent: Consent
}

/**
 * Queues messages to accounts, each in its reader's language: the one place that decides who may be written to, and how. An e-mail goes to
 * an address that its owner has proved (SEC-33); without one it becomes a text message. Staff have no phone here: they are written to at the
 * address by which they log in. Who has agreed to neither gets none. Several thousand take a few statements.
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
