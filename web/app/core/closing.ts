import { type FocusEvent, useEffect } from 'react'

type ElementRef<E> = { readonly current: E | null }

/** Closes something that is open by Escape, which gives the focus back to its button if it was inside, and by a press elsewhere. */
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

/** Whether the focus goes elsewhere; a window that loses it keeps what is open. */
export const isLeaving = (event: FocusEvent<HTMLElement>) =>
  event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)
