import type { Locator } from '@playwright/test'

/**
 * Double-clicks a button whose call is answered after the second click only: on a busy machine that click would meet what the page shows
 * after the answer.
 */
export async function doubleClick(button: Locator, path: string): Promise<void> {
  let release = () => {}
  const isClicked = new Promise<void>((resolve) => {
    release = resolve
  })
  await button.page().route(
    ({ pathname }) => pathname === `/home${path}`,
    async (route) => {
      await isClicked
      await route.fallback()
    },
  )
  await button.dblclick()
  release()
}
