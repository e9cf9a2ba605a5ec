import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** When what had the focus goes away (an upload that is done, a removed page), the focus goes to `next` instead of nowhere. */
export function useKeptFocus(area: RefObject<HTMLElement | null>, next: () => HTMLElement | null): void {
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const note = (event: FocusEvent) => {
      focused.current = event.target as Element
    }
    // Some browsers tell of the loss while they take the element away, so whether it is gone shows only afterwards.
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
