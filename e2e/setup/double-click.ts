import type { Locator } from '@playwright/test'
import { onPhone } from './test'

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

/**
 * Double-clicks a control, or the label that shows it; on the phone site, taps twice where it stands, whatever stands there after the
 * first tap.
 */
export async function pressDouble(element: Locator): Promise<void> {
  const isLabel = await element.evaluate((one) => one.matches('.visually-hidden') && one.closest('label') !== null)
  const control = isLabel ? element.locator('xpath=ancestor::label[1]') : element
  if (!onPhone) return control.dblclick()
  await control.tap({ trial: true })
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const { touchscreen } = control.page()
  for (let taps = 0; taps < 2; taps++) await touchscreen.tap(x + width / 2, y + height / 2)
}
