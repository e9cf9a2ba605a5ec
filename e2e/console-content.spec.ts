import type { Page } from '@playwright/test'
import { languages } from '@portal/contract/language'
import { managedArticles } from '@portal/contract/news/content'
import { getArticle } from '@portal/contract/news/public'
import { call } from './setup/api'
import { logInToConsole } from './setup/console'
import { expectSaved, openArticle, publishNow, review, text, writeIn, written } from './setup/content-page'
import { axeFaults, onScreens } from './setup/page-check'
import { smallPicture } from './setup/pictures'
import { expect, test } from './setup/test'
import { whole } from './setup/whole'

test.use({
  expectedErrors: /the server responded with a status of 4(00|01|04|09)|net::ERR_(FAILED|INTERNET_DISCONNECTED)/,
})

const idOf = (page: Page) => new URL(page.url()).pathname.split('/')[4] ?? ''

test('[OPS-7] an editor writes an article, publishes two languages, adds the third, takes it back and restores a version @desktop', async ({
  page,
  request,
}) => {
  await logInToConsole(page, request, ['editor'], '/content/article')
  await expect(page.getByRole('table')).toBeVisible()
  await onScreens(page, 'the list', ['desktop', 'narrow', 'phone'])
  await page.getByRole('link', { name: 'New article' }).click()
  for (const language of ['en', 'zh-CN'] as const) await writeIn(page, language)
  await expectSaved(page)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'tea.png', mimeType: 'image/png', buffer: await smallPicture(page, '#1f5d4c') })
  await expect(page.locator('form img')).toBeVisible()
  await page.getByLabel('Topic').selectOption('health')
  await expectSaved(page)
  await page.evaluate(() => scrollTo(0, 0))
  await onScreens(page, 'the editor', ['desktop', 'narrow', 'phone'])

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish this?' })
  await expect(dialog.getByText('Nobody has reviewed it since it was changed')).toHaveCount(2)
  await expect(dialog.getByRole('checkbox', { name: 'English' })).toBeDisabled()
  await onScreens(page, 'the dialog of a draft that nobody has reviewed', ['desktop', 'narrow', 'phone'])
  await page.keyboard.press('Escape')
  await review(page, 'en', 'zh-CN')
  await publishNow(page)
  await expect(page).toHaveURL(/\/article\/\d+$/)
  const id = Number(idOf(page))
  const shown = (language: (typeof languages)[number]) => call(request, getArticle, { id }, { language })
  expect((await shown('en')).title).toBe(written.en.title)
  expect((await shown('zh-TW')).title).toBe(written['zh-CN'].title)

  await writeIn(page, 'zh-TW')
  await expectSaved(page)
  await review(page, 'zh-TW')
  await publishNow(page)
  await expect.poll(async () => (await shown('zh-TW')).summary).toBe(written['zh-TW'].summary)
  await page.getByRole('button', { name: /^Undo publishing/ }).waitFor()
  await page.locator('h1').click()
  await page.keyboard.press('z')
  await expect(page.getByText('Undone. The site says again what it said before.')).toBeVisible()
  await expect.poll(async () => (await shown('zh-TW')).summary).toBe(written['zh-CN'].summary)
  await expect(text(page, 'Summary', 'zh-TW')).toHaveValue(written['zh-TW'].summary)

  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('navigation', { name: 'Versions' }).getByRole('listitem')).toHaveCount(3)
  await page.getByRole('link', { name: /Version 1/ }).click()
  await onScreens(page, 'the history', ['desktop', 'narrow', 'phone'])
  await page.getByRole('button', { name: 'Restore as a draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore as a draft' }).click()
  await expect(text(page, 'Summary', 'zh-TW')).toHaveValue('')
})

test('[OPS-7] a change marks the translations as out of date; the preview shows it before the site does @desktop', async ({
  page,
  request,
}) => {
  const { id } = await openArticle(page)
  await text(page, 'Title').fill('Drink enough warm water')
  await expectSaved(page)
  await expect(page.getByText('Older than the English text in this draft.')).toHaveCount(2)
  await page.getByText('What changed in English').first().click()
  await expect(page.locator('ins')).toHaveText(/warm/)
  await onScreens(page, 'an editor with texts out of date', ['desktop', 'narrow', 'phone'])
  await page.getByRole('button', { name: 'Still right' }).first().click()
  await expect(page.getByText('Older than the English text in this draft.')).toHaveCount(1)

  await page.getByRole('link', { name: 'Preview' }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Drink enough warm water')
  expect((await call(request, getArticle, { id: Number(id) }, { language: 'en' })).title).toBe(written.en.title)
  await page.getByRole('button', { name: 'Phone' }).click()
  await page.getByRole('button', { name: 'A++' }).click()
  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: '繁體中文' }).click()
  await expect(frame.locator('html[lang=zh-TW][data-text-size=larger]')).toBeAttached()
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(written['zh-TW'].title)
  await page.locator('iframe').evaluate((one) => one.remove())
  expect(await axeFaults(page), 'around the preview').toEqual([])
})

test('[OPS-7] a draft is scheduled in New York time, where an hour may be missing or come twice @desktop', async ({
  page,
}) => {
  await openArticle(page)
  await text(page, 'Summary').fill('All year.')
  await expectSaved(page)
  await review(page, 'en')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish this?' })
  await dialog.getByRole('radio', { name: 'Schedule' }).check()
  await dialog.getByLabel('Date').fill('2099-03-08')
  await dialog.getByLabel('Time', { exact: true }).fill('02:30')
  await expect(dialog.getByText('This hour does not exist')).toBeVisible()
  await dialog.getByLabel('Date').fill('2099-11-01')
  await dialog.getByLabel('Time', { exact: true }).fill('01:30')
  await dialog.getByLabel(/This hour comes twice/).selectOption('second')
  await expect(dialog.getByText('New York time (EST)')).toBeVisible()
  await onScreens(page, 'the dialog with an hour that comes twice', ['desktop', 'narrow', 'phone'])
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(page.getByText(/This will be published on .*Nov\s1,\s2099, 1:30\sam/)).toBeVisible()
  await expect(text(page, 'Summary')).not.toBeEditable()
  await onScreens(page, 'a scheduled draft', ['desktop', 'narrow', 'phone'])
  await page.getByRole('link', { name: 'Preview' }).click()
  await expect(page.getByLabel('Date')).toHaveValue('2099-11-01')
  await expect(page.getByLabel(/This hour comes twice/)).toHaveValue('second')
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Cancel the schedule' }).click()
  await expect(text(page, 'Summary')).toBeEditable()
})

test('[OPS-7] two editors see each other; what both have changed is decided, all else is merged @desktop', async ({
  page,
  browser,
}) => {
  const { id } = await openArticle(page)
  const context = await browser.newContext()
  const other = await context.newPage()
  await logInToConsole(other, other.request, ['editor'], `/content/article/${id}`)
  await text(other, 'Summary').waitFor()
  await expect(page.getByText('Also looking at this: Sam Lee')).toBeVisible()
  // The line of one is cut while both write.
  await page.route('**/draft', (route) => route.abort())
  await text(page, 'Title').fill('Mine')
  await text(page, 'Summary', 'zh-CN').fill('我的')
  await text(other, 'Title').fill('Theirs')
  await text(other, 'Picture description').fill('Their tea')
  await expectSaved(other)
  await page.unroute('**/draft')
  const choice = page.getByRole('region', { name: 'A colleague has changed the same texts' })
  await expect(choice.getByRole('heading', { name: 'Title, English' })).toBeVisible()
  await expect(text(page, 'Picture description')).toHaveValue('Their tea')
  await onScreens(page, 'a conflict', ['desktop', 'narrow', 'phone'])
  await choice.getByRole('button', { name: 'Keep yours: Title, English' }).click()
  await expect(choice).toBeHidden()
  await expectSaved(page)
  await expect(text(other, 'Title')).toHaveValue('Mine')
  await expect(text(other, 'Summary', 'zh-CN')).toHaveValue('我的')
  await context.close()
})

test('[OPS-7] nothing is lost by a discarded draft, a line that is cut, or a tab that is closed @desktop', async ({
  page,
  request,
}) => {
  const { id, editor } = await openArticle(page)
  const saved = async () => (await call(request, managedArticles.read, { id }, editor)).draft?.title.en
  await text(page, 'Title').fill('Not yet')
  await expectSaved(page)
  await page.getByRole('button', { name: 'Discard the draft' }).click()
  await expect(text(page, 'Title')).toHaveValue(written.en.title)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(text(page, 'Title')).toHaveValue('Not yet')
  await expect.poll(saved).toBe('Not yet')

  await page.route('**/draft', (route) => route.abort())
  await text(page, 'Title').fill('Without a line')
  await expect(page.getByRole('alert').filter({ hasText: 'Could not be saved.' })).toBeVisible()
  await onScreens(page, 'a draft that could not be saved', ['desktop', 'narrow', 'phone'])
  await page.unroute('**/draft')
  await expect.poll(saved).toBe('Without a line')

  await text(page, 'Title').fill('And closed')
  await page.close({ runBeforeUnload: true })
  await expect.poll(saved).toBe('And closed')
})

for (const language of languages)
  test(
    `[OPS-7] every screen of content fits, without axe violations, in ${language} @desktop`,
    whole,
    async ({ page }) => {
      const { id } = await openArticle(page)
      for (const path of [
        '',
        '/article',
        '/question?view=order',
        '/translations',
        '/article?state=failed',
        `/article/${id}`,
        `/article/${id}/history`,
        '/team-event/1',
        '/activity',
        '/activity/1',
        '/service/1',
        '/company/only',
        '/figures/only',
      ]) {
        await page.goto(`/staff/content${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
        await expect(page.locator('h1')).toBeVisible()
        await expect(page.getByRole('status', { name: /./ })).toHaveCount(0)
        await onScreens(page, `content${path} in ${language}`, ['desktop', 'narrow', 'phone'])
      }
    },
  )
