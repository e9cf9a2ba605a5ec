import type { Participant } from '@portal/contract/activities/staff-door'
import { useEffect, useRef } from 'react'

/** How long a colleague's check-in is too recent for the user to have noticed, in ms. */
const unread = 1_000

/**
 * Tracks whether a colleague has just checked a participant in. A press of the button at that moment is meant as a check-in and must not
 * undo it. `noteOwn` registers the check-ins of this door.
 */
export function useJustArrived(list: readonly Participant[]) {
  const here = useRef<ReadonlySet<string> | undefined>(undefined)
  const own = useRef(new Set<string>())
  const arrivedAt = useRef(new Map<string, number>())
  useEffect(() => {
    const now = new Set(list.filter(({ checkedIn }) => checkedIn).map(({ id }) => id))
    const before = here.current
    if (before) for (const id of now) if (!before.has(id)) arrivedAt.current.set(id, Date.now())
    if (list.length > 0) here.current = now
  }, [list])
  return {
    noteOwn: (id: string) => own.current.add(id),
    hasJustArrived: (id: string) => !own.current.has(id) && Date.now() - (arrivedAt.current.get(id) ?? 0) < unread,
  }
}
