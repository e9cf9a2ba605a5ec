import { Listeners } from '@portal/client/listeners'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useSingleKeys } from './single-keys'

interface PageAction {
  /** The single key that triggers the action. */
  key: string
  label: string
  run: () => void
}

const listeners = new Listeners()
let offered: readonly PageAction[] = []

/** Binds the actions of a page to single keys, and lists them in the key help and the palette while the page is open. */
export function usePageActions(actions: readonly PageAction[]): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  const names = JSON.stringify(actions.map(({ key, label }) => [key, label]))
  useEffect(() => {
    const named: [string, string][] = JSON.parse(names)
    offer(named.map(([key, label], i) => ({ key, label, run: () => latest.current[i]?.run() })))
    return () => offer([])
  }, [names])
  useSingleKeys(Object.fromEntries(actions.map(({ key, run }) => [key, run])))
}

/** The actions of the current page. */
export function useOfferedActions(): readonly PageAction[] {
  return useSyncExternalStore(listeners.add, () => offered)
}

function offer(actions: readonly PageAction[]) {
  offered = actions
  listeners.tell()
}
