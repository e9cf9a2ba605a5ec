import { ApiError } from '@portal/client/api-error'
import { noteArrival, type Participant } from '@portal/contract/activities/staff-door'
import { useSyncExternalStore } from 'react'
import { api } from '../core/api'
import { isConnectionLost, onConnection } from '../core/connection'
import { drop, keep, keptEntries, onKept } from '../core/kept'
import { queryClient, tellDone, tellError } from '../core/query'
import { onSession, readToken } from '../core/session'
import { activitiesTexts } from '../locales/activities'

/**
 * Notes of the door. Each is kept in the browser first and sent at once; while the network is away it waits. A note names a
 * registration, no person. Its key makes it count once, however often it is sent.
 */
export interface DoorNote {
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
  const key = crypto.randomUUID()
  const note: DoorNote = { key, activityId, registrationId, arrived, at: Date.now() }
  keep(kind, key, note)
  void sendNotes()
}

/** The notes that wait to be sent, in their order. Follows the other tabs. */
export function useDoorNotes(): readonly DoorNote[] {
  return useSyncExternalStore(onKept, readNotes)
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
  for (let [note] = readNotes(); note && readToken(); [note] = readNotes()) if (!(await isSettled(note))) return
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
      // Who logged out meanwhile has let the notes go.
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
