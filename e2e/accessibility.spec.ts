import { lookAtFocus } from './setup/keyboard'
import { storeUnknownSession } from './setup/own-account'
import { axeTurn, onScreens, screens } from './setup/page-check'
import { expect, open, test } from './setup/test'
import { represented } from './setup/whole'

for (const [turn, language] of ['en', 'zh-CN', 'zh-TW'].entries()) {
  test(
    `in ${language}, the home page passes axe and fits the screen, logged out and logged in`,
    represented(language === 'zh-TW'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const loggedIn of [false, true]) {
        if (loggedIn) await storeUnknownSession(page, { userType: 'patient', firstName: 'Mei' })
        await open(page, `/?lang=${language}`)
        await page.locator('footer').scrollIntoViewIfNeeded()
        await onScreens(page, `logged in: ${loggedIn}`, axeTurn(turn + Number(loggedIn)))
      }
      await page.evaluate(() => localStorage.setItem('textSize', 'larger'))
      await open(page, `/?lang=${language}`)
      await onScreens(page, 'with the largest text', [])
    },
  )
}

test('targets on the home page are at least 44 × 44 px, except links within text', async ({ page }) => {
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

test('[AX-28] the API documentation page is accessible', async ({ page }) => {
  await page.goto('/home/docs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await onScreens(page, 'API', ['narrow'])
})

for (const screen of ['desktop', 'phone'] as const) {
  test(`by keyboard alone on a ${screen}, every tab stop is visible, has a focus ring and is not covered by the bar or the floating buttons`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(screens[screen])
    await open(page, '/')
    const seen = new Set<string>()
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(lookAtFocus)
      seen.add(stop.name)
      expect(stop, stop.name).toMatchObject({ hidden: false, underBar: false, underButtons: false, ringed: true })
    }
    expect(seen.size).toBeGreaterThan(30)
  })
}
