import { cachedJson, deviceStore } from '@portal/client/storage'
import { dropUnsent, keepUnsent, onUnsent, readUnsent, unsentTexts } from '@portal/client/unsent'
import { useSyncExternalStore } from 'react'
import { sealOf } from '../core/seal'
import { readMember, readToken } from '../core/session'

/**
 * A check-in at the door. It is stored in the browser first and sent at once; without a network it waits. Only the session that sealed it
 * sends it automatically: anyone at a locked device can change it, so its author reviews it first (docs/decisions/0113).
 */
export interface DoorNote {
  /** An idempotency key: a note that is sent twice counts once. */
  key: string
  /** The author; unchanged when a colleague takes over the device. */
  by: { email: string; firstName: string }
  activityId: number
  registrationId: string
  arrived: boolean
  /** Time of the check-in by this device's clock, in ms since 1970. */
  at: number
  /** Whether sending has failed. */
  tried?: boolean
  /** Proves that the note was made in this session; missing while it is being computed. */
  seal?: string
  /** Whether a member has to confirm the note before it is sent, because the seal does not match. */
  held?: boolean
}

const kind = 'door '

/** The member's own unsent notes by time, from all tabs. */
export function useDoorNotes(): readonly DoorNote[] {
  return useSyncExternalStore(onUnsent, readNotes).filter(isSendable)
}

/** The notes that a member has to confirm: those of colleagues, and those from before the screen was locked. */
export function useLeftNotes(): readonly DoorNote[] {
  return useSyncExternalStore(onUnsent, readNotes).filter((note) => !isSendable(note))
}

/** Deletes notes. */
export function discard(notes: readonly DoorNote[]): void {
  for (const { key, by } of notes) dropUnsent(by.email, kind + key)
}

/** Stores a new or changed note. */
export function keepNote(note: DoorNote): void {
  keepUnsent(note.by.email, kind + note.key, note)
}

/** The first note to send. */
export function nextNote(): DoorNote | undefined {
  return readToken() ? readNotes().find(isSendable) : undefined
}

/** The note with the seal of this session. */
export async function sealed(note: DoorNote): Promise<DoorNote> {
  const token = readToken()
  return { ...note, seal: token ? await sealOf(token, textOf(note)) : '' }
}

/** Whether a note has the seal of this session. */
export async function isSealed(note: DoorNote): Promise<boolean> {
  const { seal } = await sealed(note)
  return seal !== '' && note.seal === seal
}

function textOf({ key, activityId, registrationId, arrived, at, by }: DoorNote): string {
  return JSON.stringify([key, activityId, registrationId, arrived, at, by.email])
}

/** Whether a note is still stored: a logout deletes it, and another tab may have sent it. */
export function isKept({ key, by }: DoorNote): boolean {
  return readUnsent(by.email, kind + key) !== null
}

function isSendable(note: DoorNote): boolean {
  return isMine(note) && note.held !== true
}

/** Whether the logged-in member is the author of a note. */
export function isMine({ by }: DoorNote): boolean {
  return by.email === readMember()?.email
}

const readNotes = cachedJson<readonly DoorNote[]>(
  () => `[${unsentTexts(kind)}]`,
  (notes) => (notes as (DoorNote | null)[]).filter(isValid).sort((a, b) => a.at - b.at),
)

/** Whether a note has a valid time and is stored under its author's key: anyone at the device can change the storage. */
function isValid(note: DoorNote | null): note is DoorNote {
  return typeof note?.at === 'number' && !Number.isNaN(new Date(note.at).getTime()) && isKept(note)
}

// Notes in the storage format of releases before December 2026.
for (const key of deviceStore.keys('staffKept:')) {
  const note = deviceStore.readJson(key) as DoorNote | null
  if (note?.by) keepNote(note)
  deviceStore.remove(key)
}
