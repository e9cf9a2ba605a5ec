import { type RefObject, useEffect, useRef } from 'react'

/** The last opened row, which gets the focus again when the user returns to the queue. */
let lastFocused = ''

/** Moves the focus to the next row when the focused one leaves the list, and back to the last opened row. */
export function useKeptFocus(body: RefObject<HTMLElement | null>, keys: readonly string[], current: string): void {
  const place = useRef(-1)
  const list = keys.join(' ')
  useEffect(() => {
    const links = () => [...(body.current?.querySelectorAll<HTMLElement>('tr th a') ?? [])]
    const shown = list.split(' ')
    const isFree = document.activeElement === document.body || document.activeElement?.id === 'content'
    const now = shown.indexOf(current || lastFocused)
    if (current) lastFocused = current
    if (now >= 0) place.current = now
    if (!isFree) return
    if (now >= 0 && !current) links()[now]?.focus()
    else if (now < 0 && place.current >= 0) links()[Math.min(place.current, shown.length - 1)]?.focus()
  }, [body, list, current])
}
