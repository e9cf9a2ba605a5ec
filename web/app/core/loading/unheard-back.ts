let arrived: (() => void) | undefined

/** Lets `goBackUnheard` come before the router, whose listener has to be added after this one. */
export function watchHistory(): void {
  addEventListener('popstate', (event) => {
    if (!arrived) return
    event.stopImmediatePropagation()
    arrived()
    arrived = undefined
  })
}

/**
 * Goes back in the history while the router goes on showing the current page, until the navigation that follows. It would render the page of
 * that entry, which may change its own address and so end that navigation.
 */
export async function goBackUnheard(count: number): Promise<void> {
  if (count <= 0) return
  await new Promise<void>((resolve) => {
    arrived = resolve
    history.go(-count)
  })
}
