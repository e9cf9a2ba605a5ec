/** Unless something has the focus, gives it to one of these, or to the page: whoever uses the keyboard goes on from there. */
export function keepFocus(...places: readonly (Element | null)[]): void {
  for (const place of [...places, document.getElementById('content')]) {
    if (document.activeElement !== document.body) return
    if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  }
}

/** So many frames an action has to take its button away, on a busy machine too. */
const frames = 60

/**
 * Does so once an action has taken its button away, which had the focus; the place may be there a little later, too. Whoever moves the focus
 * meanwhile keeps it, and a dialog that the action has opened gives it back by itself.
 */
export function keepFocusAfter(placeOf: () => Element | null): void {
  const had = document.activeElement
  const look = (left: number) => {
    const now = document.activeElement
    const place = placeOf()
    const hasMoved = now !== document.body && now !== had && now !== place
    if (hasMoved || document.querySelector('[role=dialog]')) return
    if (place || left === 0) keepFocus(place)
    if (left > 0) requestAnimationFrame(() => look(left - 1))
  }
  look(frames)
}
