import { getParticipants, type Participant } from '@portal/contract/activities/staff-door'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../core/api'
import { isConnectionLost, useConnectionLost } from '../core/connection'
import { useActivitiesTexts } from '../locales/activities'
import { type DoorNote, useDoorNotes } from './door-notes'
import { addNote } from './send-notes'
import { useJustArrived } from './use-just-arrived'

/** A participant merged with the notes on this device; `unsent` while a note waits for the network. */
export interface DoorPerson extends Participant {
  unsent: boolean
}

/** The result of the last check-in. */
export interface DoorResult {
  /** Incremented so that screen readers announce the same words again. */
  number: number
  kind: 'done' | 'already' | 'wrong'
  text: string
}

/** The participants of an activity and the functions to check them in, online or offline. */
export function useDoor(activityId: number) {
  const texts = useActivitiesTexts()
  const isLost = useConnectionLost()
  const notes = useDoorNotes()
  const { data: list = [], refetch } = useQuery({
    queryKey: ['participants', activityId],
    queryFn: ({ signal }) => api(getParticipants, { id: activityId }, { signal }),
  })
  const arrivals = useJustArrived(list)
  const [result, setResult] = useState<DoorResult>()
  const tell = (kind: DoorResult['kind'], text: string) =>
    setResult((last) => ({ number: (last?.number ?? 0) + 1, kind, text }))
  const waits = (note: DoorNote) => isLost || note.tried === true
  const people: DoorPerson[] = list.map((one) => {
    const last = notes.filter(({ registrationId }) => registrationId === one.id).at(-1)
    return { ...one, checkedIn: last?.arrived ?? one.checkedIn, unsent: last !== undefined && waits(last) }
  })

  const set = ({ id, name }: Participant, arrived: boolean) => {
    if (!arrived && arrivals.hasJustArrived(id)) return tell('already', texts.already(name))
    if (arrived) arrivals.noteOwn(id)
    addNote(activityId, id, arrived)
    if (!arrived) tell('done', texts.undone(name))
    else tell('done', isConnectionLost() ? texts.kept(name) : texts.done(name))
  }
  const byCode = async (code: string) => {
    const find = (all: readonly Participant[]) => all.find(({ checkInCode }) => checkInCode === code)
    const known = find(people) ?? find((await refetch()).data ?? [])
    if (!known) tell('wrong', isConnectionLost() ? texts.unknownOffline(code) : texts.unknownCode(code))
    else if (known.checkedIn) tell('already', texts.already(known.name))
    else set(known, true)
    return known !== undefined
  }
  return { people, result, byCode, set, waiting: notes.filter(waits).length }
}

export type DoorState = ReturnType<typeof useDoor>
