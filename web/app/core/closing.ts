import { type FocusEvent, useEffect } from 'react'

type ElementRef<E> = { readonly current: E | null }

/** Closes an open element on Escape, returning the focus from inside it to its button, and on a press outside. */
export function useClosing(
  root: ElementRef<HTMLElement>,
  button: ElementRef<HTMLElement>,
  isOpen: () => boolean,
  close: () => void,
): void {
  useEffect(() => {
    const stop = new AbortController()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen()) return
      if (root.current?.contains(document.activeElement)) button.current?.focus()
      close()
    }
    const onPress = (event: Event) => isOpen() && !root.current?.contains(event.target as Node) && close()
    document.addEventListener('keydown', onKey, { signal: stop.signal })
    document.addEventListener('pointerdown', onPress, { signal: stop.signal })
    return () => stop.abort()
  })
}

/** Whether the focus moves out of the element; false when the whole window loses the focus. */
export const isLeaving = (event: FocusEvent<HTMLElement>) =>
  event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)
