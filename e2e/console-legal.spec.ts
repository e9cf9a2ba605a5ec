import { getLegalDocument } from '@portal/contract/about/public'
import { languages } from '@portal/contract/language'
import { newYorkDay } from '@portal/contract/new-york'
import { about } from '../web/app/locales/en/about'
import { call } from './setup/api'
import { logInToConsole } from './setup/console'
import { expectSaved, review, text } from './setup/content-page'
import { onScreens } from './setup/page-check'
import { expect, open, test } from './setup/test'

test.use({ expectedErrors: /the server responded with a status of 4(00|01|04|09)/ })

const said = { en: 'We help in Toisan, too.', 'zh-CN': '我们也说台山话。', 'zh-TW': '我們也說台山話。' }
const key = 'language-access'

test('[OPS-7] [F10] an editor publishes a legal text in three languages that comes into force later; the old one stands until then @desktop', async ({
  page,
  request,
}) => {
  test.slow()
  // The day of the beginning, even if it ends meanwhile.
  const now = new Date()
  const day = newYorkDay(now, 40)
  const dayInWords = new Date(`${day}T12:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const announced = about.legal.ahead(dayInWords)
  const before = await call(request, getLegalDocument, { key }, { language: 'en' })
  await logInToConsole(page, request, ['editor'], '/content')
  await page.getByRole('link', { name: 'Legal texts', exact: true }).click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(5)
  await expect(page.getByRole('link', { name: /^New / })).toBeHidden()
  await onScreens(page, 'the list', ['desktop', 'narrow', 'phone'])
  await page.getByRole('link', { name: before.title }).click()
  for (const language of languages) await text(page, 'Text', language).fill(said[language])
  await page.getByLabel('Comes into force on').fill(newYorkDay(now, -1))
  await expectSaved(page)
  await onScreens(page, 'the editor', ['desktop', 'narrow', 'phone'])
  await review(page, ...languages)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish this?' })
  await expect(dialog.getByText(/^Comes into force on: This day has passed/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.getByLabel('Comes into force on').fill(day)
  await expectSaved(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('checkbox', { name: '简体中文' }).uncheck()
  await expect(dialog.getByText(/^简体中文: Publish the changes of all languages together/)).toBeVisible()
  await dialog.getByRole('checkbox', { name: '简体中文' }).check()
  const year = day.slice(0, 4)
  await expect(dialog.getByText(new RegExp(`^It comes into force on .*${year}`))).toBeVisible()
  await onScreens(page, 'the dialog', ['desktop', 'narrow', 'phone'])
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog).toBeHidden()

  await expect
    .poll(async () => (await call(request, getLegalDocument, { key })).versions.length)
    .toBe(before.versions.length + 1)
  for (const language of languages) {
    const now = await call(request, getLegalDocument, { key }, { language })
    expect([now.version, now.effectiveOn]).toEqual([before.version, before.effectiveOn])
    const { version = '' } = now.versions[0] ?? {}
    const ahead = await call(request, getLegalDocument, { key, version }, { language })
    expect(ahead).toMatchObject({ effectiveOn: day, body: expect.stringContaining(said[language]) })
  }

  await page.getByRole('link', { name: 'Preview' }).click()
  const shown = page.frameLocator('iframe').getByRole('article')
  await expect(shown).toContainText(said.en)
  await page.getByRole('radio', { name: /^at a moment ahead/ }).check()
  await page.getByLabel('Date').fill(newYorkDay(now, 39))
  await page.getByLabel('Time', { exact: true }).fill('23:59')
  await expect(shown).toContainText(announced)
  await expect(shown).not.toContainText(said.en)
  await page.getByLabel('Date').fill(day)
  await page.getByLabel('Time', { exact: true }).fill('00:00')
  await expect(shown).toContainText(said.en)
  await page.locator('iframe').evaluate((one) => one.remove())

  await open(page, '/about/language-access')
  await expect(page.getByRole('article')).not.toContainText(said.en)
  await expect(page.getByText(announced)).toBeVisible()
  await page.getByRole('link', { name: about.legal.readAhead }).click()
  await expect(page.getByRole('article')).toContainText(said.en)
  await expect(page.getByText(about.legal.notYet(dayInWords))).toBeVisible()

  await page.goto('/staff/content/legal-document')
  const row = page.getByRole('row', { name: before.title })
  await expect(row).toContainText(new RegExp(`In force from .*${year}`))
  await row.getByRole('link').first().click()
  await expect(page.getByText(/^It comes into force on .* Until then it can be withdrawn/)).toBeVisible()
  await page.getByRole('button', { name: /^Withdraw this version/ }).click()
  await onScreens(page, 'the question whether to withdraw it', ['desktop', 'phone'])
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw this version' }).click()
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).not.toContainText('In force from')
  await expect.poll(async () => (await call(request, getLegalDocument, { key })).versions.length).toBe(1)
  await expect(text(page, 'Text')).toContainText(said.en)
})
