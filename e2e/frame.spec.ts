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

test('[AX-13] a transcript opened before the scripts loaded is fetched once they have', async ({ page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('[AX-27] a page behind the login says that it needs JavaScript, not that it is loading', async ({ page }) => {
    const document = await page.goto('/services')
    // Chromium still parses as if scripts were on when a test disables them, so check the source instead.
    expect(await document?.text()).toContain(`<noscript><p>${needsScript}`)
    await expect(page.getByText(en.shell.waiting)).toBeHidden()
  })
})
