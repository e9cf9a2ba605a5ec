import type { UserType } from '@portal/contract/accounts'
import { useSyncExternalStore } from 'react'
import { forget, keep, readKept, visitor } from '../../ui/form/window-store'
import type { DraftDocument } from '../documents/draft-document'
import type { TypedValues } from '../kept-values'
import type { SentCode } from '../sent-code'

/** What is kept of a registration that is under way: never a password, never a code. */
export interface Draft {
  /** What was typed, by the contract's names. */
  values: TypedValues
  sent: SentCode | null
  /** The server's word that the phone is the person's own, for a while. */
  proof: { token: string; phone: string; expiresAt: string } | null
  documents: DraftDocument[]
}

const empty: Draft = { values: {}, sent: null, proof: null, documents: [] }
const secrets = ['password', 'confirmation', 'code']
const drafts = new Map<UserType, Draft>()
const listeners = new Set<() => void>()

/** The draft of a registration, kept for this window until it is closed; empty on the server and before React is there. */
export function useDraft(type: UserType): Draft {
  return useSyncExternalStore(
    subscribe,
    () => readDraft(type),
    () => empty,
  )
}

/** The draft as it is now (browser only). */
export function readDraft(type: UserType): Draft {
  const draft = drafts.get(type) ?? storedDraft(type)
  drafts.set(type, draft)
  return draft
}

/** Changes parts of a draft. */
export function changeDraft(type: UserType, change: Partial<Draft>): void {
  const draft = { ...readDraft(type), ...change }
  drafts.set(type, draft)
  keep(keyOf(type), visitor, draft)
  announce()
}

/** Adds typed values to a draft; secrets are left out. */
export function keepValues(type: UserType, values: TypedValues): void {
  const known = readDraft(type).values
  const told = Object.entries(values).filter(([name, value]) => !secrets.includes(name) && known[name] !== value)
  if (told.length > 0) changeDraft(type, { values: { ...known, ...Object.fromEntries(told) } })
}

/** Forgets a draft. */
export function clearDraft(type: UserType): void {
  drafts.set(type, empty)
  forget(keyOf(type))
  announce()
}

function storedDraft(type: UserType): Draft {
  return { ...empty, ...(readKept(keyOf(type), visitor) as Partial<Draft> | null) }
}

const keyOf = (type: UserType) => `registration:${type}`

function announce() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
