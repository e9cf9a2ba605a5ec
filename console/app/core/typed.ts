import { type SetStateAction, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { noteRestored } from './begun'
import { isLocked, onLock } from './session'

/**
 * What staff have typed, kept while its form is not on the screen. In memory only, since the texts are about somebody's health; a logout
 * loads the page anew and forgets them.
 */

/** Texts that stay while their writer looks at other pages. */
const drafts = new Map<string, string>()
/** What was on the page when the screen was locked, by address and name. */
const lockedAway = new Map<string, unknown>()

/** What is being written, kept while its writer looks at other pages of the console. */
export function useDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => drafts.get(key) ?? '')
  const keep = (next: string) => {
    setText(next)
    if (next) drafts.set(key, next)
    else drafts.delete(key)
  }
  return [text, keep]
}

/**
 * `useState` for what is typed or chosen in a form. The lock removes the page from the document; after unlocking, the form has its input again.
 * @param name differs from those of the other states of the page
 */
export function useTyped<T>(name: string, initial: T | (() => T)) {
  const [value, set, restored] = useStateThroughLock(name, initial)
  const isBegun = restored !== undefined && JSON.stringify(value) !== JSON.stringify(restored.initial)
  useEffect(() => (isBegun ? noteRestored() : undefined), [isBegun])
  return [value, set] as const
}

/** `useState` for what a page shows, such as an open dialog or selected rows: the same after unlocking. */
export function useShown<T>(name: string, initial: T | (() => T)) {
  const [value, set] = useStateThroughLock(name, initial)
  return [value, set] as const
}

function useStateThroughLock<T>(name: string, initial: T | (() => T)) {
  const key = `${useLocation().pathname} ${name}`
  const [start] = useState(() => {
    const first = resolve(initial, undefined as T)
    return { initial: first, value: lockedAway.has(key) ? (lockedAway.get(key) as T) : first, was: lockedAway.has(key) }
  })
  const [value, setValue] = useState(() => start.value)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  useEffect(() => {
    lockedAway.delete(key)
    return () => {
      if (isLocked() && latest.current !== start.initial) lockedAway.set(key, latest.current)
    }
  }, [key, start])
  const set = (next: SetStateAction<T>) => {
    setValue(next)
    // The answer to a save may come after the lock: what was sent is not typed any more.
    if (lockedAway.has(key)) lockedAway.set(key, resolve(next, lockedAway.get(key) as T))
  }
  return [value, set, start.was ? start : undefined] as const
}

function resolve<T>(next: SetStateAction<T>, before: T): T {
  return next instanceof Function ? next(before) : next
}

// What the page had no place for after the last lock is not wanted any more.
onLock(() => lockedAway.clear())
