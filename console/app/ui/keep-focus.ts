/** Unless something has the focus, gives it to one of these, or to the page: whoever uses the keyboard goes on from there. */
export function keepFocus(...places: readonly (Element | null)[]): void {
  for (const place of [...places, document.getElementById('content')]) {
    if (document.activeElement !== document.body) return
    if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  }
}
