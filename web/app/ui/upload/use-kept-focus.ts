import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** Moves the focus to `next` when the focused element is removed, such as a finished upload or a deleted page. */
export function useKeptFocus(area: RefObject<HTMLElement | null>, next: () => HTMLElement | null): void {
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const note = (event: FocusEvent) => {
      focused.current = event.target as Element
    }
    // Some browsers fire `focusout` during the removal, so check afterwards whether the element is still connected.
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (focused.current === target && (target as Element).isConnected) focused.current = null
      })
    area.current?.addEventListener('focusin', note, { signal: stop.signal })
    area.current?.addEventListener('focusout', forget, { signal: stop.signal })
    return () => stop.abort()
  }, [area])
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    if (document.activeElement === document.body) next()?.focus()
  })
}
