import { ApiError } from '@portal/client/api-error'
import { noteArrival, type Participant } from '@portal/contract/activities/staff-door'
import { useSyncExternalStore } from 'react'
import { api } from '../core/api'
import { isConnectionLost, onConnection } from '../core/connection'
import { drop, type Kept, keep, keptEntries, type Maker, onKept } from '../core/kept'
import { queryClient, tellDone, tellError } from '../core/query'
import { onSession, readMember, readToken } from '../core/session'
import { activitiesTexts } from '../locales/activities'

/**
 * Notes of the door. Each is kept in the browser first and sent at once; while the network is away it waits. A note names a
 * registration and its maker, and is sent in the maker's session only. Its key is an idempotency key: sent twice, the note counts once.
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
}

const kind = 'door'
const retryAfter = 10_000
/** The contract's limit, in seconds. */
const longestWait = 7 * 86_400
/** Answers after which the same note may well succeed later. */
const passing = new Set(['network', 'timeout', 'unavailable', 'failed', 'unauthenticated', 'too_many_requests'])

/** Notes that somebody arrived, or takes that back. */
export function addNote(activityId: number, registrationId: string, arrived: boolean): void {
  const by = me()
  if (!by) return
  const key = crypto.randomUUID()
  const note: DoorNote = { key, activityId, registrationId, arrived, at: Date.now(), by }
  keep(kind, key, note)
  void sendNotes()
}

/** The member's own notes that wait to be sent, in their order. Follows the other tabs. */
export function useDoorNotes(): readonly DoorNote[] {
  return useSyncExternalStore(onKept, readNotes).filter(isMine)
}

/** The notes that colleagues made on this device and could not send. */
export function useLeftNotes(): readonly DoorNote[] {
  return useSyncExternalStore(onKept, readNotes).filter((note) => !isMine(note))
}

/** Sends a colleague's notes in the name of the member who is logged in and vouches for them. */
export function takeOver(notes: readonly DoorNote[]): void {
  const by = me()
  if (!by) return
  for (const { tried: _, ...note } of notes) keep(kind, note.key, { ...note, by })
  void sendNotes()
}

/** Gives notes up. */
export function discard(notes: readonly DoorNote[]): void {
  for (const { key } of notes) drop(kind, key)
}

let sending: Promise<void> | undefined

/** Sends what waits, one after another. */
export function sendNotes(): Promise<void> {
  sending ??= sendInOrder().finally(() => {
    sending = undefined
  })
  return sending
}

async function sendInOrder() {
  const next = () => (readToken() ? readNotes().find(isMine) : undefined)
  for (let note = next(); note; note = next()) if (!(await isSettled(note))) return
}

function isMine({ by }: DoorNote): boolean {
  return by.email === readMember()?.email
}

function me(): Maker | undefined {
  const member = readMember()
  return member ? { email: member.email, firstName: member.firstName } : undefined
}

/** Sends a note. @returns whether it is done with: noted, or refused for good */
async function isSettled(note: DoorNote): Promise<boolean> {
  const { key, activityId, registrationId, arrived, at } = note
  const secondsAgo = Math.min(longestWait, Math.max(0, Math.round((Date.now() - at) / 1_000)))
  try {
    const input = { id: activityId, registrationId, arrived, idempotencyKey: key, secondsAgo }
    const { participant, already } = await api(noteArrival, input)
    showParticipant(activityId, participant)
    readAgainIfReading(activityId)
    if (already && arrived) tellDone(activitiesTexts().already(participant.name))
  } catch (error) {
    if (!(error instanceof ApiError) || passing.has(error.code) || error.status >= 500) {
      // Logging out meanwhile has deleted the note.
      if (readNotes().some((kept) => kept.key === key)) keep(kind, key, { ...note, tried: true })
      if (!isConnectionLost()) window.setTimeout(() => void sendNotes(), retryAfter)
      return false
    }
    tellError(activitiesTexts().refused(nameOf(activityId, registrationId), error.message))
    void queryClient.invalidateQueries({ queryKey: ['participants', activityId] })
  }
  drop(kind, key)
  return true
}

function showParticipant(activityId: number, participant: Participant) {
  queryClient.setQueryData<Participant[]>(['participants', activityId], (list) =>
    list?.map((one) => (one.id === participant.id ? participant : one)),
  )
}

/** An answer that is under way may be older than the note. */
function readAgainIfReading(activityId: number) {
  const queryKey = ['participants', activityId]
  if (queryClient.isFetching({ queryKey }) > 0) void queryClient.invalidateQueries({ queryKey })
}

function nameOf(activityId: number, registrationId: string): string {
  const list = queryClient.getQueryData<Participant[]>(['participants', activityId])
  return list?.find(({ id }) => id === registrationId)?.name ?? activitiesTexts().somebody
}

let cached: { texts: string; notes: readonly DoorNote[] } = { texts: '', notes: [] }

function readNotes(): readonly DoorNote[] {
  const texts = `[${keptEntries(kind).join()}]`
  if (texts !== cached.texts)
    cached = { texts, notes: (JSON.parse(texts) as DoorNote[]).toSorted((a, b) => a.at - b.at) }
  return cached.notes
}

onConnection(() => {
  if (!isConnectionLost()) void sendNotes()
})
onSession(() => void sendNotes())
void sendNotes()
