import type { Page } from '@playwright/test'
import { axeTurn, expectNoOverflow, onScreens, screens } from './setup/page-check'
import { accountWords, fillInPerson, provePhone } from './setup/people'
import { expect, open, test } from './setup/test'
import { represented, sample } from './setup/whole'

const pages = [
  '/login',
  '/login?redirect=%2Fservices',
  '/regselect',
  '/register/patient',
  '/register/caregiver',
  '/regresult/patient',
  '/regresult/caregiver',
  '/resetpwd',
]

async function layout(page: Page, state: string) {
  await expectNoOverflow(page, state)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, input, select, textarea, a)')]
      .map((target) => (target.closest('label') ?? target) as HTMLElement)
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest('p, label:has(a)'))
      .filter((target) => !target.matches('[type=checkbox], [type=file]'))
      .map((target) => ({ name: target.textContent || target.outerHTML, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 44 || box.height < 43.5))
      .map(({ name, box }) => `${name.trim()} ${Math.round(box.width)}×${Math.round(box.height)}`),
  )
  expect(small, state).toEqual([])
}

/** Each language has one page that represents the others. */
for (const [turn, [language, words]] of Object.entries(accountWords).entries()) {
  for (const [number, path] of pages.entries()) {
    test(
      `[R22] [R23] [R24] [R25] [R26] ${path} passes axe, initially and with errors, in ${language}`,
      represented(number === turn * 3),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        const axe = axeTurn(turn + number)
        await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
        await onScreens(page, path, axe, layout)
        if (path.includes('select') || path.includes('result')) return
        await page.getByRole('main').locator('[type=submit]').click()
        await expect(page.getByRole('main').locator('[aria-invalid]').first()).toBeFocused()
        await onScreens(page, `${path} with errors`, axe, layout)
      },
    )
  }

  test(
    `[R23] the registration steps pass axe, initially and with errors, in ${language}`,
    represented(language === 'zh-TW'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, `/register/caregiver?lang=${language}`)
      await provePhone(page, words)
      const main = page.getByRole('main')
      await main.locator('[type=submit]').click()
      await expect(main.locator('[aria-invalid]').first()).toBeFocused()
      await onScreens(page, 'about with errors', axeTurn(turn + 0), layout)
      await fillInPerson(page, words)
      await expect(page).toHaveURL(/experience/)
      await onScreens(page, 'experience', axeTurn(turn + 1), layout)
      await main.locator('[name=yearsOfExperience]').fill('3')
      await main.locator('[type=submit]').click()
      await expect(page).toHaveURL(/documents/)
      await onScreens(page, 'documents', axeTurn(turn + 2), layout)
      await page.getByRole('button', { name: words.register.next, exact: true }).click()
      await expect(page).toHaveURL(/finish/)
      await onScreens(page, 'finish', axeTurn(turn + 3), layout)
      await main.locator('[type=submit]').click()
      await expect(main.locator('[aria-invalid]').first()).toBeFocused()
      await onScreens(page, 'finish with errors', axeTurn(turn + 4), layout)
      await page.getByRole('button', { name: words.register.startOver, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await onScreens(page, 'starting over', axeTurn(turn + 5), layout)
    },
  )
}

test.describe('on the smallest screen, with the largest text', () => {
  test.use({ viewport: screens.narrow })

  test('[R22] [R23] [R24] [R26] no page is wider than the screen', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('textSize', 'larger'))
    for (const language of sample(Object.keys(accountWords), 3)) {
      for (const path of pages) {
        await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
        await expectNoOverflow(page, `${language} ${path}`)
      }
    }
  })
})
