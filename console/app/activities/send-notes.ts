import { ApiError } from '@portal/client/api-error'
import { noteArrival, type Participant } from '@portal/contract/activities/staff-door'
import { api } from '../core/api'
import { isConnectionLost, onConnection } from '../core/connection'
import { queryClient, tellDone, tellError, tellWaiting } from '../core/query'
import { onSession, readMember } from '../core/session'
import { activitiesTexts } from '../locales/activities'
import { type DoorNote, discard, isKept, isSealed, keepNote, nextNote, sealed } from './door-notes'

const retryAfter = 10_000
/** The contract's limit, in seconds. */
const longestWait = 7 * 86_400
/** Error codes after which a retry may succeed. */
const passing = new Set(['network', 'timeout', 'unavailable', 'failed', 'unauthenticated', 'too_many_requests'])

/** Checks a participant in, or takes the check-in back. */
export function addNote(activityId: number, registrationId: string, arrived: boolean): void {
  const by = me()
  if (!by) return
  keepSealed([{ key: crypto.randomUUID(), activityId, registrationId, arrived, at: Date.now(), by }])
}

/** Sends notes under the name of the logged-in member, who has confirmed them. */
export function takeOver(notes: readonly DoorNote[]): void {
  const by = me()
  if (!by) return
  discard(notes)
  keepSealed(notes.map(({ tried: _, held: __, seal: ___, ...note }) => ({ ...note, by })))
}

let sealing: Promise<unknown> = Promise.resolve()

/** Stores notes at once, then seals and sends them. */
function keepSealed(notes: readonly DoorNote[]) {
  notes.forEach(keepNote)
  const made = Promise.all(notes.map(sealed))
  sealing = sealing.then(async () => (await made).filter(isKept).forEach(keepNote))
  void sendNotes()
}

/** The id of the notice about held notes, which shows on every page. */
export const heldNotice = 'held notes'

let sending: Promise<void> | undefined

/** Sends the waiting notes one by one. */
export function sendNotes(): Promise<void> {
  sending ??= sendInOrder().finally(() => {
    sending = undefined
  })
  return sending
}

async function sendInOrder() {
  const next = () => sealing.then(nextNote)
  for (let note = await next(); note; note = await next())
    if (!(await isSealed(note))) hold(note)
    else if (!(await isSettled(note))) return
}

function hold(note: DoorNote) {
  if (!isKept(note)) return
  keepNote({ ...note, held: true })
  tellWaiting(heldNotice, activitiesTexts().held.tell)
}

function me(): DoorNote['by'] | undefined {
  const member = readMember()
  return member ? { email: member.email, firstName: member.firstName } : undefined
}

/** Sends a note. @returns whether it is settled: recorded, or refused for good */
async function isSettled(note: DoorNote): Promise<boolean> {
  const { key: idempotencyKey, activityId, registrationId, arrived, at } = note
  const secondsAgo = Math.min(longestWait, Math.max(0, Math.round((Date.now() - at) / 1_000)))
  try {
    const input = { id: activityId, registrationId, arrived, idempotencyKey, secondsAgo }
    const { participant, already } = await api(noteArrival, input)
    showParticipant(activityId, participant)
    readAgainIfReading(activityId)
    if (already && arrived) tellDone(activitiesTexts().already(participant.name))
  } catch (error) {
    if (!(error instanceof ApiError) || passing.has(error.code) || error.status >= 500) {
      if (isKept(note)) keepNote({ ...note, tried: true })
      if (!isConnectionLost()) window.setTimeout(() => void sendNotes(), retryAfter)
      return false
    }
    tellError(activitiesTexts().refused(nameOf(activityId, registrationId), error.message))
    void queryClient.invalidateQueries({ queryKey: ['participants', activityId] })
  }
  discard([note])
  return true
}

function showParticipant(activityId: number, participant: Participant) {
  queryClient.setQueryData<Participant[]>(['participants', activityId], (list) =>
    list?.map((one) => (one.id === participant.id ? participant : one)),
  )
}

/** Repeats a read that is in flight, since its response may be older than the note. */
function readAgainIfReading(activityId: number) {
  const queryKey = ['participants', activityId]
  if (queryClient.isFetching({ queryKey }) > 0) void queryClient.invalidateQueries({ queryKey })
}

function nameOf(activityId: number, registrationId: string): string {
  const list = queryClient.getQueryData<Participant[]>(['participants', activityId])
  return list?.find(({ id }) => id === registrationId)?.name ?? activitiesTexts().somebody
}

onConnection(() => {
  if (!isConnectionLost()) void sendNotes()
})
onSession(() => void sendNotes())
void sendNotes()
