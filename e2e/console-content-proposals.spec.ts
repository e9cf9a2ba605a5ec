import type { Page } from '@playwright/test'
import { logInToConsole } from './setup/console'
import { expectSaved, openArticle, review, text, writeIn, written } from './setup/content-page'
import { onScreens } from './setup/page-check'
import { expect, test } from './setup/test'

test.use({ expectedErrors: /the server responded with a status of 4(01|04|09)|net::ERR_FAILED/ })

const mark = 'Proposed from Simplified by a dictionary. Not read by a person yet.'
const proposeTitle = (page: Page) =>
  page.getByRole('button', { name: 'Propose from Simplified: Title, 繁體中文', exact: true })

test('[OPS-7] traditional texts are proposed from simplified ones, without a mouse, and have to be read @desktop', async ({
  page,
  request,
}) => {
  await logInToConsole(page, request, ['editor'], '/content/article')
  await page.getByRole('link', { name: 'New article' }).click()
  await writeIn(page, 'zh-CN')
  await expectSaved(page)
  await expect(page.getByRole('button', { name: /^Propose from Traditional/ })).toHaveCount(0)
  await proposeTitle(page).focus()
  await page.keyboard.press('Enter')
  await expect(text(page, 'Title', 'zh-TW')).toHaveValue(written['zh-TW'].title)
  await expect(text(page, 'Title', 'zh-TW')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: '1 text was proposed.' })).toBeVisible()
  await page.getByRole('button', { name: 'Propose all from Simplified' }).focus()
  await page.keyboard.press('Enter')
  await expect(text(page, 'Text', 'zh-TW')).toHaveText(written['zh-TW'].body)
  await expect(text(page, 'Summary', 'zh-TW')).toHaveValue(written['zh-TW'].summary)
  await expect(page.getByText(mark)).toHaveCount(4)
  await page.evaluate(() => scrollTo(0, 0))
  await onScreens(page, 'an article with proposals', ['desktop', 'tablet', 'phone'])

  await expectSaved(page)
  await page.reload()
  await expect(page.getByText(mark)).toHaveCount(4)
  await text(page, 'Title', 'zh-TW').fill('每天多喝水')
  await expectSaved(page)
  await expect(page.getByText(mark)).toHaveCount(4)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish this?' })
  await expect(dialog.getByText('Proposed by a dictionary, and not read by a person yet')).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: '繁體中文' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await review(page, 'zh-TW')
  await expect(page.getByText(mark)).toHaveCount(0)
})

test('[OPS-7] a proposal for an outdated text can be undone, and a failed one says so and changes nothing @desktop', async ({
  page,
}) => {
  await openArticle(page)
  await expect(proposeTitle(page)).toBeHidden()
  await text(page, 'Title', 'zh-CN').fill('请登录网站')
  await expectSaved(page)
  await page.route('**/propose', (route) => route.abort())
  await proposeTitle(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(text(page, 'Title', 'zh-TW')).toHaveValue(written['zh-TW'].title)
  await page.unroute('**/propose')
  await proposeTitle(page).click()
  await expect(text(page, 'Title', 'zh-TW')).toHaveValue('請登入網站')
  await page.getByRole('button', { name: 'Undo the proposal: Title, 繁體中文' }).click()
  await expect(text(page, 'Title', 'zh-TW')).toHaveValue(written['zh-TW'].title)
  await expect(text(page, 'Title', 'zh-TW')).toBeFocused()
  await expect(page.getByText(mark)).toHaveCount(0)
  await expect(proposeTitle(page)).toBeVisible()
})
