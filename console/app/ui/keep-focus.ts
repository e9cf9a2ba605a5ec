/** Unless something has the focus, gives it to one of these, or to the page: whoever uses the keyboard goes on from there. */
export function keepFocus(...places: readonly (Element | null)[]): void {
  for (const place of [...places, document.getElementById('content')]) {
    if (document.activeElement !== document.body) return
    if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  }
}

/** So many frames an action has to take its button away, on a busy machine too. */
const frames = 60

/** Does so as soon as the focus is lost, for a second after an action; the place may be there a little later, too. */
export function keepFocusAfter(placeOf: () => Element | null, left = frames): void {
  const place = placeOf()
  if (place || left === 0) keepFocus(place)
  if (left > 0) requestAnimationFrame(() => keepFocusAfter(placeOf, left - 1))
}
