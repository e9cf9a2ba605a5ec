import type { Locator, Page } from '@playwright/test'
import { managedArticles } from '@portal/contract/news/content'
import { getArticle } from '@portal/contract/news/public'
import { call } from './setup/api'
import { dataDir, leaveIdle, logInByForm, logInToConsole } from './setup/console'
import { expectSaved, openArticle, publishedArticle, review, text, written } from './setup/content-page'
import { doubleClick } from './setup/double-click'
import { onScreens } from './setup/page-check'
import { newStaff } from './setup/staff'
import { expect, test } from './setup/test'

test.use({
  expectedErrors: /the server responded with a status of 4(00|01|04|09)|net::ERR_(FAILED|INTERNET_DISCONNECTED)/,
})

const publishButton = (page: Page | Locator) => page.getByRole('button', { name: 'Publish', exact: true })
const publishDialog = (page: Page) => page.getByRole('dialog', { name: 'Publish this?' })

/** More stops than an editor has. */
const maxStops = 150

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, element: Locator) {
  await expect(element).toBeVisible()
  for (let stops = 0; stops < maxStops; stops++) {
    if (await element.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(element).toBeFocused()
}

/** Tabs to an element and presses it. */
async function press(page: Page, element: Locator) {
  await tabTo(page, element)
  await page.keyboard.press('Enter')
}

/** The link that skips to the content leads there: what stands above is not tabbed through backwards. */
const toTop = (page: Page) => page.locator('main').focus()

test('[OPS-7] what a colleague publishes meanwhile is merged with what one types: nothing is lost, and both are shown @desktop', async ({
  page,
  request,
}) => {
  const { id, editor } = await openArticle(page)
  await page.route('**/draft', (route) => route.abort())
  await text(page, 'Title').fill('Mine')
  await text(page, 'Summary', 'zh-CN').fill('我的')
  await expect(page.getByRole('alert').filter({ hasText: 'Could not be saved.' })).toBeVisible()

  const colleague = await newStaff(request, dataDir, ['editor'])
  const read = () => call(request, managedArticles.read, { id }, colleague)
  const { version, baseVersion, live } = await read()
  if (!live) throw new Error('the article is not on the site')
  const content = { ...live, alt: { ...live.alt, en: 'Their tea' }, body: { ...live.body, en: '<p>Theirs.</p>' } }
  const drafted = await call(request, managedArticles.save, { id, version, baseVersion, content }, colleague)
  const reviewed = await call(
    request,
    managedArticles.markRead,
    { id, version: drafted.version, language: 'en' },
    colleague,
  )
  const given = { id, version: reviewed.version, baseVersion, languages: ['en' as const] }
  await call(request, managedArticles.publish, given, colleague)

  await page.unroute('**/draft')
  await expectSaved(page)
  await expect(text(page, 'Picture description')).toHaveValue('Their tea')
  await expect(text(page, 'Text')).toHaveText('Theirs.')
  await expect(text(page, 'Title')).toHaveValue('Mine')
  await expect(text(page, 'Summary', 'zh-CN')).toHaveValue('我的')
  await expect(page.getByRole('region', { name: /A colleague has changed|Something else was published/ })).toBeHidden()
  const { draft, live: now, moved } = await call(request, managedArticles.read, { id }, editor)
  expect([draft?.title.en, draft?.alt.en, draft?.summary['zh-CN'], moved]).toEqual(['Mine', 'Their tea', '我的', false])
  expect([now?.title.en, now?.alt.en]).toEqual([written.en.title, 'Their tea'])
})

test('[OPS-7] a screen that locks while one writes loses nothing: what was typed is there and is saved @desktop', async ({
  page,
  request,
}) => {
  const author = await newStaff(request, dataDir, ['editor'])
  const { id } = await publishedArticle(request, author)
  const member = await logInByForm(page, request, ['editor'], `/content/article/${id}`)
  await text(page, 'Text').waitFor()
  await page.route('**/draft', (route) => route.abort())
  await text(page, 'Title').fill('Before the lock')
  await text(page, 'Text', 'zh-TW').fill('鎖上之前')
  await leaveIdle(page)
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible()
  await expect(page.getByText('Before the lock')).toHaveCount(0)
  await page.unroute('**/draft')
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(text(page, 'Title')).toHaveValue('Before the lock')
  await expect(text(page, 'Text', 'zh-TW')).toHaveText('鎖上之前')
  await expectSaved(page)
  const { draft } = await call(request, managedArticles.read, { id }, author)
  expect([draft?.title.en, draft?.body['zh-TW']]).toEqual(['Before the lock', '<p>鎖上之前</p>'])
})

test('[OPS-7] a schedule in the past, or in an hour that does not exist, is refused where it was typed @desktop', async ({
  page,
  request,
}) => {
  const { id, editor } = await openArticle(page)
  await text(page, 'Summary').fill('All year.')
  await expectSaved(page)
  await review(page, 'en')
  await publishButton(page).click()
  const dialog = publishDialog(page)
  const send = dialog.getByRole('button', { name: 'Schedule', exact: true })
  await dialog.getByRole('radio', { name: 'Schedule' }).check()
  await send.click()
  await expect(dialog.getByText('Choose a date and a time.')).toBeVisible()
  await dialog.getByLabel('Date').fill('2020-02-03')
  await send.click()
  await expect(dialog.getByText('This time is over. Please choose a later one.')).toBeVisible()
  await onScreens(page, 'the dialog with a time that is over', ['desktop', 'narrow', 'phone'])
  await dialog.getByLabel('Date').fill('2099-03-08')
  await dialog.getByLabel('Time', { exact: true }).fill('02:30')
  await send.click()
  await expect(dialog.getByText('This hour does not exist')).toBeVisible()
  expect((await call(request, managedArticles.read, { id }, editor)).schedule).toBeNull()
  await dialog.getByLabel('Date').fill('2099-11-01')
  await dialog.getByLabel('Time', { exact: true }).fill('01:30')
  await dialog.getByLabel(/This hour comes twice/).selectOption('second')
  await send.click()
  await expect(dialog).toBeHidden()
  const { schedule } = await call(request, managedArticles.read, { id }, editor)
  expect(schedule).toMatchObject({ at: '2099-11-01T06:30:00.000Z', again: true })
})

test('[OPS-7] with nothing new the dialog says so, and after a publication the page leads on @desktop', async ({
  page,
}) => {
  const { id } = await openArticle(page)
  await publishButton(page).click()
  const dialog = publishDialog(page)
  await expect(dialog.getByText('There is nothing new to publish')).toBeVisible()
  await expect(publishButton(dialog)).toBeDisabled()
  await expect(dialog.getByText('Its page is updated')).toBeHidden()
  await onScreens(page, 'the dialog with nothing new', ['desktop', 'narrow', 'phone'])
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await text(page, 'Title').fill('New')
  await text(page, 'Title', 'zh-CN').fill('新')
  await expectSaved(page)
  await review(page, 'en')
  await publishButton(page).click()
  await dialog.getByRole('checkbox', { name: 'English' }).uncheck()
  await expect(dialog.getByText('Choose at least one language.')).toBeVisible()
  await expect(publishButton(dialog)).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'English' }).check()
  await publishButton(dialog).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Still in the draft: 简体中文.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See it on the site' })).toHaveAttribute('href', new RegExp(`${id}$`))
  await expect(page.getByRole('status').getByRole('link', { name: 'All news' })).toBeVisible()
})

test('[OPS-7] a double click on Publish publishes once @desktop', async ({ page, request }) => {
  const { id, editor } = await openArticle(page)
  const versions = async () =>
    (await call(request, managedArticles.versions, { id, pageNum: 1, pageSize: 10 }, editor)).total
  const before = await versions()
  await text(page, 'Title').fill('Once')
  await expectSaved(page)
  await review(page, 'en')
  await publishButton(page).dblclick()
  const dialog = publishDialog(page)
  const send = dialog.getByRole('button', { name: 'Publish', exact: true })
  await expect(send).toBeEnabled()
  await doubleClick(send, managedArticles.publish.path.replace('{id}', id))
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^Published at .* You can undo this/)).toBeVisible()
  expect(await versions()).toBe(before + 1)
  expect((await call(request, getArticle, { id: Number(id) }, { language: 'en' })).title).toBe('Once')
})

test('[OPS-7] without a mouse: from the list through three languages, the check and a publication to the history and back @desktop', async ({
  page,
  request,
}) => {
  test.slow()
  const editor = await logInToConsole(page, request, ['editor'])
  const { id } = await publishedArticle(request, editor)
  await page.goto('/staff/content/article')
  const row = page.locator(`a[href="/staff/content/article/${id}"]`)
  await press(page, row)
  const titles = { en: 'By hand', 'zh-CN': '手写', 'zh-TW': '手寫' } as const
  for (const [language, title] of Object.entries(titles)) {
    await tabTo(page, text(page, 'Title', language as keyof typeof titles))
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText(title)
  }
  await expectSaved(page)
  await toTop(page)
  for (const name of ['English', '简体中文', '繁體中文']) {
    const button = page.getByRole('button', { name: `Mark ${name} as reviewed` })
    await press(page, button)
    await expect(button).toBeHidden()
  }
  await toTop(page)
  await press(page, publishButton(page))
  const dialog = publishDialog(page)
  await expect(dialog.getByRole('heading', { name: 'What happens' })).toBeVisible()
  const send = dialog.getByRole('button', { name: 'Publish', exact: true })
  await expect(send).toBeEnabled()
  await press(page, send)
  await expect(dialog).toBeHidden()
  const shown = async () => (await call(request, getArticle, { id: Number(id) }, { language: 'zh-TW' })).title
  await expect.poll(shown).toBe('手寫')
  await toTop(page)
  await press(page, page.getByRole('link', { name: 'History' }))
  await press(page, page.getByRole('link', { name: /Version 1/ }))
  await expect(page.getByRole('heading', { name: 'Version 1' })).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Restore as a draft' }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Restore as a draft' }))
  await expect(text(page, 'Title', 'zh-TW')).toHaveValue(written['zh-TW'].title)
  expect(await shown()).toBe('手寫')
})
