import { Listeners } from '@portal/client/listeners'
import { deviceStore } from '@portal/client/storage'
import { useEffect, useRef, useSyncExternalStore } from 'react'

const key = 'staffSingleKeys'
const listeners = new Listeners()

/** Whether single-key shortcuts are on. Users of speech input or with a tremor can turn them off (WCAG 2.1.4). */
export function useSingleKeysOn(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(listeners.add, () => deviceStore.read(key) !== 'off')
  const set = (wanted: boolean) => {
    deviceStore.write(key, wanted ? 'on' : 'off')
    listeners.tell()
  }
  return [on, set]
}

/** Elements that take text or have shortcuts of their own. A checkbox uses only the space bar. */
const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]'

/** Calls a function when a single key is pressed outside of fields, menus and dialogs. */
export function useSingleKeys(handlers: Record<string, () => void>): void {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const handler = latest.current[event.key]
      if (!handler || event.ctrlKey || event.metaKey || event.altKey || deviceStore.read(key) === 'off') return
      if ((event.target as Element).closest(typing)) return
      if (document.documentElement.dataset.locked !== undefined) return
      event.preventDefault()
      handler()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
