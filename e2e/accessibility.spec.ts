import { axeTurn, onScreens } from './setup/page-check'
import { expect, holdToken, open, test } from './setup/test'

for (const [turn, language] of ['en', 'zh-CN', 'zh-TW'].entries()) {
  test(`in ${language}, axe finds nothing on the home page, logged out and in, and nothing is too wide`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const loggedIn of [false, true]) {
      if (loggedIn) await holdToken(page, { userType: 'patient', firstName: 'Mei' })
      await open(page, `/?lang=${language}`)
      await page.locator('footer').scrollIntoViewIfNeeded()
      await onScreens(page, `logged in: ${loggedIn}`, axeTurn(turn + Number(loggedIn)))
    }
    await page.evaluate(() => localStorage.setItem('textSize', 'larger'))
    await open(page, `/?lang=${language}`)
    await onScreens(page, 'with the largest text', [])
  })
}

test('targets on the home page are at least 44 px high and wide, links inside text aside', async ({ page }) => {
  await open(page, '/')
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, input, nav a, footer a, main a')]
      .filter(
        (target) =>
          target.checkVisibility({ visibilityProperty: true }) && !target.closest('p, .leaflet-control-attribution'),
      )
      .map((target) => ({ name: target.textContent || target.outerHTML, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 44 || box.height < 43.5))
      .map(({ name, box }) => `${name.trim()} ${Math.round(box.width)}×${Math.round(box.height)}`),
  )
  expect(small).toEqual([])
})

test('by keyboard alone, every stop is visible, ringed, and never under the bar', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const seen = new Set<string>()
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const box = element.getBoundingClientRect()
      const onTop = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      const underBar = !element.contains(onTop) && onTop?.closest('header') !== element.closest('header')
      const outlined = (node: Element, pseudo?: string) => getComputedStyle(node, pseudo).outlineStyle !== 'none'
      // A card's link rings the whole card; a video's own controls ring themselves.
      const card = element.closest('article, li')
      const ringed =
        outlined(element) ||
        outlined(element, '::after') ||
        (card !== null && outlined(card)) ||
        element.matches('video')
      return {
        name: element.outerHTML.slice(0, 120),
        hidden: box.width === 0 || box.height === 0,
        underBar,
        ringed,
      }
    })
    seen.add(stop.name)
    expect(stop, stop.name).toMatchObject({ hidden: false, underBar: false, ringed: true })
  }
  expect(seen.size).toBeGreaterThan(30)
})
