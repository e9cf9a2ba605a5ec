import type { Page } from '@playwright/test'
import { en } from '../web/app/locales/en'
import { needsScript } from '../web/app/locales/en/needs-script'
import { expect, holdScripts, open, test } from './setup/test'

const submit = en.home.whiteCard.submit

test('[USE-37] [AX-3] [AX-13] [AX-26] a busy button stays readable on hover; the film has a transcript; the home page keeps its title; printed offices keep their names', async ({
  page,
}) => {
  await open(page, '/')
  const button = page.getByRole('button', { name: submit })
  await button.evaluate((element) => element.setAttribute('aria-disabled', 'true'))
  await button.hover()
  await expect(button).toHaveCSS('background-color', 'rgb(223, 216, 201)')
  await expect(button).toHaveCSS('color', 'rgb(30, 42, 38)')

  const title = page.getByRole('heading', { level: 1 })
  const words = await title.textContent()
  await page.getByRole('button', { name: en.home.banner.next }).click()
  await expect(page.getByRole('group', { name: en.home.banner.position(2, 5) })).toBeVisible()
  await expect(title).toHaveText(words ?? '')

  await page.getByText(en.home.promo.transcript).click()
  await expect(page.getByText('A caregiver from your own neighborhood comes to your door.')).toBeVisible()

  const office = page.getByRole('region', { name: en.home.offices.title }).getByRole('heading', { level: 3 }).first()
  await page.emulateMedia({ media: 'print' })
  await expect(office.getByRole('button')).toBeVisible()
  await expect(page.getByRole('region', { name: en.home.banner.label }).locator('img').first()).toBeHidden()
})

test('[AX-13] a transcript that was opened before the scripts came is read once they have', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/')
  await page.getByText(en.home.promo.transcript).click()
  release()
  await expect(page.getByText('A caregiver from your own neighborhood comes to your door.')).toBeVisible()
})

test('[USE-37] hover styles do not apply on a touch screen', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await open(page, '/about/faq')
  const rules = await page.evaluate(() => {
    const styles = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const plain = styles.filter((rule) => rule instanceof CSSStyleRule).map((rule) => rule.selectorText)
    return plain.filter((selector) => /:hover/.test(selector) && !/\([^)]*:hover/.test(selector))
  })
  expect(rules).toEqual([])
  await context.close()
})

test('an opening page is painted before its sections out of view are laid out; one loaded again is whole and where it was', async ({
  page,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const sections = [...document.querySelectorAll('#content > section')]
      const isLate = (section: Element) => getComputedStyle(section).contentVisibility === 'auto'
      const late = () => sections.filter(isLate).length
      Object.assign(window, { late, lateAtFirst: late() })
    }),
  )
  const count = (name: string) => page.evaluate(name) as Promise<number>
  await page.goto('/')
  expect(await count('lateAtFirst')).toBeGreaterThan(3)
  await expect.poll(() => count('late()')).toBe(0)

  const reviews = page.getByRole('heading', { level: 2, name: en.home.feedback.title })
  await reviews.evaluate((element) => element.scrollIntoView())
  const top = () => reviews.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const before = await top()
  await page.reload()
  expect(await count('lateAtFirst')).toBe(0)
  await expect.poll(top).toBe(before)
})

test.describe('an opening page that is left for its end is whole at once', () => {
  const foot = (page: Page) => page.getByRole('contentinfo').getByRole('paragraph').last()
  const isOpening = (page: Page) => page.evaluate(() => 'opening' in document.documentElement.dataset)

  test.beforeEach(async ({ page }) => {
    // The browser is never idle, so that only the reader can end the opening.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    await open(page, '/')
    // A font or a section that arrives while the page scrolls to its end would move the end.
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('networkidle')
    expect(await isOpening(page)).toBe(true)
  })

  test('what is scrolled into view stays where it is', async ({ page }) => {
    const places = await foot(page).evaluate((element) => {
      element.scrollIntoView({ behavior: 'instant' })
      return new Promise<number[]>((tell) => {
        const seen: number[] = []
        const look = () => {
          seen.push(Math.round(element.getBoundingClientRect().top))
          if (seen.length === 20) tell(seen)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(() => requestAnimationFrame(look))
      })
    })
    expect(new Set(places).size).toBe(1)
    await expect(foot(page)).toBeInViewport()
    expect(await isOpening(page)).toBe(false)
  })

  test('by keyboard', async ({ page }) => {
    await page.keyboard.press('End')
    expect(await isOpening(page)).toBe(false)
    await expect(foot(page)).toBeInViewport()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('[AX-27] a page behind the login says that it needs JavaScript, not that it is loading', async ({ page }) => {
    const document = await page.goto('/services')
    // Chromium still parses as if scripts were on when a test disables them, so check the source instead.
    expect(await document?.text()).toContain(`<noscript><p>${needsScript}`)
    await expect(page.getByText(en.shell.waiting)).toBeHidden()
  })
})
