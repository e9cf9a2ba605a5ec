import { useSyncExternalStore } from 'react'
import { drop, type Kept, keep, keptEntries, onKept } from '../core/kept'
import { sealOf } from '../core/seal'
import { readMember, readToken } from '../core/session'

/**
 * Notes of the door. Each is kept in the browser first and sent at once; while the network is away it waits. A note names a
 * registration and its maker. It is sent by itself only in the session that sealed it: while the screen is locked, anybody at the device can
 * change it, so its maker sees it first (docs/decisions/0113). Its key is an idempotency key: sent twice, the note counts once.
 */
export interface DoorNote extends Kept {
  key: string
  activityId: number
  registrationId: string
  arrived: boolean
  /** Milliseconds since 1970 on this device. */
  at: number
  /** Whether sending has failed. */
  tried?: boolean
  /** Proves that it was made in this session; missing for the moment that making it takes. */
  seal?: string
  /** Whether somebody has to vouch for it before it is sent, because the seal does not fit. */
  held?: boolean
}

const kind = 'door'

/** The member's own notes that wait to be sent, in their order. Follows the other tabs. */
export function useDoorNotes(): readonly DoorNote[] {
  return useSyncExternalStore(onKept, readNotes).filter(isSendable)
}

/** The notes that somebody has to vouch for: those of colleagues, and those from before the screen was locked. */
export function useLeftNotes(): readonly DoorNote[] {
  return useSyncExternalStore(onKept, readNotes).filter((note) => !isSendable(note))
}

/** Gives notes up. */
export function discard(notes: readonly DoorNote[]): void {
  for (const { key } of notes) drop(kind, key)
}

/** Keeps a note, or what has become of it. */
export function keepNote(note: DoorNote): void {
  keep(kind, note.key, note)
}

/** The first note that waits to be sent. */
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

/** Whether a note is still there: logging out deletes it, and another tab may have sent it. */
export function isKept({ key }: DoorNote): boolean {
  return readNotes().some((kept) => kept.key === key)
}

function isSendable(note: DoorNote): boolean {
  return isMine(note) && note.held !== true
}

/** Whether the member who is logged in made a note. */
export function isMine({ by }: DoorNote): boolean {
  return by.email === readMember()?.email
}

let cached: { texts: string; notes: readonly DoorNote[] } = { texts: '', notes: [] }

function readNotes(): readonly DoorNote[] {
  const texts = `[${keptEntries(kind).join()}]`
  if (texts !== cached.texts)
    cached = { texts, notes: (JSON.parse(texts) as DoorNote[]).filter(hasTime).sort((a, b) => a.at - b.at) }
  return cached.notes
}

/** Whether the time is one, since notes can be changed where they are kept. */
function hasTime({ at }: DoorNote): boolean {
  return typeof at === 'number' && !Number.isNaN(new Date(at).getTime())
}
