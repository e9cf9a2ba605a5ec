import type { Page } from '@playwright/test'

/** Whether the page is usable. It runs in the page: it has no imports and no variables from outside. */
type Look<T> = (arg: T) => boolean

const mark = 'usable after '

/** Milliseconds from the beginning of a navigation until the new document is usable. */
export async function timeOfVisit<T>(page: Page, isUsable: Look<T>, arg: T, visit: () => Promise<unknown>) {
  await page.addInitScript({ content: `${watching(isUsable, arg)}(0)` })
  return timeTold(page, visit)
}

/** Milliseconds from a press until the page that it leads to is usable, in the same document. */
export async function timeOfPress<T>(page: Page, isUsable: Look<T>, arg: T, press: () => Promise<unknown>) {
  const begin = `addEventListener(name, (event) => ${watching(isUsable, arg)}(event.timeStamp), { capture: true, once: true })`
  // A program's click has no pointer; of a finger's, the pointer comes first and is told first.
  await page.evaluate(`for (const name of ['pointerdown', 'click']) ${begin}`)
  return timeTold(page, press)
}

/** The page looks by itself, frame by frame, and tells: to ask from outside, tools would be loaded into it, by the processor that is measured. */
async function timeTold(page: Page, go: () => Promise<unknown>): Promise<number> {
  const told = page.waitForEvent('console', (message) => message.text().startsWith(mark))
  await go()
  return Number((await told).text().slice(mark.length))
}

function watching<T>(isUsable: Look<T>, arg: T): string {
  return `((begun) => (${watch})(${isUsable}, ${JSON.stringify(arg)}, begun, ${JSON.stringify(mark)}))`
}

function watch<T>(isUsable: Look<T>, arg: T, begun: number, mark: string): void {
  const look = () => {
    if (isUsable(arg)) console.info(mark + (performance.now() - begun))
    else requestAnimationFrame(look)
  }
  look()
}
