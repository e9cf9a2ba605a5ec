import type { Locator, Page } from '@playwright/test'
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

/** How long a busy page answers nothing after a press, in ms. */
const blocked = 300
const busyPages = new WeakSet<Page>()

/** From now on the page is slow, and does nothing for a while after each press: the second press comes before it shows what the first did. */
export async function keepBusy(page: Page): Promise<void> {
  busyPages.add(page)
  await page.addInitScript((blocked) => {
    const block = () => {
      const end = performance.now() + blocked
      while (performance.now() < end);
    }
    addEventListener('mousedown', (event) => event.detail === 1 && block(), { capture: true })
  }, blocked)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Presses twice without waiting for what the first press does, so that the browser holds the second one back for a busy page. */
async function pressAtOnce(control: Locator): Promise<void> {
  const { mouse } = control.page()
  await control.hover()
  await Promise.all([1, 2].flatMap((clickCount) => [mouse.down({ clickCount }), mouse.up({ clickCount })]))
}

/**
 * Double-clicks a control, or the label that shows it; on the phone site, taps twice where it stands, whatever stands there after the
 * first tap.
 */
export async function pressDouble(element: Locator): Promise<void> {
  const isLabel = await element.evaluate((one) => one.matches('.visually-hidden') && one.closest('label') !== null)
  const control = isLabel ? element.locator('xpath=ancestor::label[1]') : element
  if (!onPhone) return busyPages.has(control.page()) ? pressAtOnce(control) : control.dblclick()
  await control.tap({ trial: true })
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const { touchscreen } = control.page()
  for (let taps = 0; taps < 2; taps++) await touchscreen.tap(x + width / 2, y + height / 2)
}
