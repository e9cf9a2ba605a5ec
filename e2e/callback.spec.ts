import type { Page } from '@playwright/test'
import { fieldTexts } from '@portal/contract/fields/field-texts'
import { languages } from '@portal/contract/language'
import { callback as staffEn } from '../console/app/locales/en/callback'
import { formatPhone } from '../web/app/accounts/phone-number'
import { callback as en } from '../web/app/locales/en/callback'
import { callback as zhCN } from '../web/app/locales/zh-CN/callback'
import { callback as zhTW } from '../web/app/locales/zh-TW/callback'
import { logInToConsole } from './setup/console'
import { axeTurn, expectGoodLayout, onScreens } from './setup/page-check'
import { accountWords, errorAt, field, fill, newPhone } from './setup/people'
import { expect, open, test } from './setup/test'
import { represented } from './setup/whole'
import { newName, row } from './setup/work'

const texts = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
const main = (page: Page) => page.getByRole('main')

for (const [turn, language] of languages.entries()) {
  const words = texts[language]
  test(
    `[USE-63] a visitor who is stuck asks for a call, by keyboard alone (${language})`,
    represented(turn === 0),
    async ({ page }) => {
      await open(page, `/resetpwd?lang=${language}`)
      await main(page).getByRole('link', { name: accountWords[language].help.callMe }).click()
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(words.title)
      await field(page, 'name').focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => errorAt(page, 'name')).toBe(fieldTexts.required[language])
      await onScreens(page, `asking for a call, ${language}`, axeTurn(turn), expectGoodLayout)
      const phone = newPhone()
      await fill(page, { name: '陳美玲', phone: `${phone} x4` })
      await page.reload()
      await expect(field(page, 'name')).toHaveValue('陳美玲')
      await main(page).getByRole('radio', { name: words.topics.code }).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('Enter')
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(words.sent)
      await expect(main(page)).toContainText(words.sentText(formatPhone(`${phone} x4`)))
      await onScreens(page, `a call was asked for, ${language}`, axeTurn(turn), expectGoodLayout)
    },
  )
}

test('[USE-63] the topic of the page the visitor comes from is preselected', async ({ page }) => {
  await open(page, '/callback?about=care')
  await expect(main(page).getByRole('radio', { name: en.topics.care })).toBeChecked()
})

test('[USE-63] staff find the call in the queue, see the person to call, and close it @desktop', async ({
  page,
  request,
}) => {
  const name = newName()
  const phone = newPhone()
  await open(page, '/callback?lang=zh-TW&about=code')
  await fill(page, { name, phone })
  await main(page).getByRole('button', { name: zhTW.send }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(zhTW.sent)
  await logInToConsole(page, request, ['coordinator'], '/work?task=callback')
  await expect(row(page, name)).toContainText(staffEn.topics.code)
  await page.getByRole('link', { name }).click()
  const todo = page.getByRole('region', { name: staffEn.todo })
  await expect(todo.getByRole('link', { name: phone.slice(-4) })).toHaveAttribute('href', `tel:+1${phone}`)
  await onScreens(page, 'a call that was asked for', ['desktop', 'narrow'])
  await page.getByRole('button', { name: staffEn.settle }).click()
  await expect(todo.getByText(/^Sam Lee has dealt with it on .*\.$/)).toBeVisible()
  await page.goto('/staff/work?task=callback')
  await expect(page.getByRole('navigation', { name: 'Kind of work' })).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)
})
