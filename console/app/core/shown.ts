import { type SetStateAction, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { isLocked, onLock } from './session'

/** Page state at the time of the lock, by URL and name. In memory only, since it may be about a person's health. */
const lockedAway = new Map<string, unknown>()

/** `useState` for page state such as an open dialog or selected rows, restored after unlocking. Forms keep their input in `drafts.ts`. */
export function useShown<T>(name: string, initial: T | (() => T)) {
  const key = `${useLocation().pathname} ${name}`
  const [start] = useState(() => resolve(initial, undefined as T))
  const [value, setValue] = useState(() => (lockedAway.has(key) ? (lockedAway.get(key) as T) : start))
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  useEffect(() => {
    lockedAway.delete(key)
    return () => {
      if (isLocked() && latest.current !== start) lockedAway.set(key, latest.current)
    }
  }, [key, start])
  const set = (next: SetStateAction<T>) => {
    setValue(next)
    // The response to a save may arrive after the lock.
    if (lockedAway.has(key)) lockedAway.set(key, resolve(next, lockedAway.get(key) as T))
  }
  return [value, set] as const
}

function resolve<T>(next: SetStateAction<T>, before: T): T {
  return next instanceof Function ? next(before) : next
}

// State from an earlier lock that no page has restored is stale.
onLock(() => lockedAway.clear())
