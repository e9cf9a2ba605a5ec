let arrived: (() => void) | undefined

/** Adds a `popstate` listener for `goBackUnheard`; must be called before the router adds its own. */
export function watchHistory(): void {
  addEventListener('popstate', (event) => {
    if (!arrived) return
    event.stopImmediatePropagation()
    arrived()
    arrived = undefined
  })
}

/**
 * Goes back in the history without notifying the router, which keeps showing the current page until the next navigation. Otherwise it would
 * render the page of that entry, which may change its own URL and so cancel that navigation.
 */
export async function goBackUnheard(count: number): Promise<void> {
  if (count <= 0) return
  await new Promise<void>((resolve) => {
    arrived = resolve
    history.go(-count)
  })
}
