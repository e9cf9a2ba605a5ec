const event = 'portal:refresh'

/** Makes every list that the page has loaded in the browser load again. */
export function refreshCalls(): void {
  window.dispatchEvent(new Event(event))
}

/** Calls the listener when lists should load again; returns how to stop. */
export function onRefresh(listener: () => void): () => void {
  window.addEventListener(event, listener)
  return () => window.removeEventListener(event, listener)
}
