import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { accountWords, provePhone, tellPerson } from './setup/people'
import { expect, open, test } from './setup/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
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

async function check(page: Page, state: string) {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  expect(
    violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' | ')}`),
    state,
  ).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `${state} is wider than the screen`).toBe(0)
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

for (const [language, words] of Object.entries(accountWords)) {
  for (const [screen, viewport] of Object.entries(screens)) {
    test.describe(`${language}, ${screen}`, () => {
      test.use({ viewport })

      test('[R22] [R23] [R24] [R25] [R26] axe finds nothing on the account pages, at rest and with errors', async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        for (const path of pages) {
          await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
          await check(page, path)
          const submit = page.getByRole('main').locator('[type=submit]')
          if ((await submit.count()) === 0) continue
          await submit.click()
          await expect(page.getByRole('main').locator('[aria-invalid]').first()).toBeFocused()
          await check(page, `${path} with errors`)
        }
      })

      test('[R23] axe finds nothing on the steps of a registration, at rest and with errors', async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await open(page, `/register/caregiver?lang=${language}`)
        await provePhone(page, words)
        const main = page.getByRole('main')
        await main.locator('[type=submit]').click()
        await expect(main.locator('[aria-invalid]').first()).toBeFocused()
        await check(page, 'about with errors')
        await tellPerson(page, words)
        await expect(page).toHaveURL(/experience/)
        await check(page, 'experience')
        await main.locator('[name=yearsOfExperience]').fill('3')
        await main.locator('[type=submit]').click()
        await expect(page).toHaveURL(/documents/)
        await check(page, 'documents')
        await page.getByRole('button', { name: words.register.next, exact: true }).click()
        await expect(page).toHaveURL(/finish/)
        await check(page, 'finish')
        await main.locator('[type=submit]').click()
        await expect(main.locator('[aria-invalid]').first()).toBeFocused()
        await check(page, 'finish with errors')
        await page.getByRole('button', { name: words.register.startOver, exact: true }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await check(page, 'starting over')
      })
    })
  }
}

test.describe('on the smallest screen, with the largest text', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('[R22] [R23] [R24] [R26] nothing is wider than the screen', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('textSize', 'larger'))
    for (const language of Object.keys(accountWords)) {
      for (const path of pages) {
        await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `${language} ${path}`).toBe(0)
      }
    }
  })
})
