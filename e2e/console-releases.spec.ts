import type { APIRequestContext, Page } from '@playwright/test'
import type { ContentRecord } from '@portal/contract/content/endpoints'
import { addToRelease, getRelease, publishRelease, saveRelease } from '@portal/contract/content/releases'
import { managedArticles } from '@portal/contract/news/content'
import { getArticle } from '@portal/contract/news/public'
import { type Caller, call } from './setup/api'
import { logInToConsole } from './setup/console'
import { publishedArticle } from './setup/content-page'
import { onScreens } from './setup/page-check'
import { expect, test } from './setup/test'

/** An article on the site, with an English title that is not published. */
async function changed(request: APIRequestContext, editor: Caller, title: string): Promise<ContentRecord> {
  const record = await publishedArticle(request, editor)
  const { id, version, baseVersion, live } = record
  const content = { ...live, title: { ...(live?.title as object), en: title } } as never
  return (await call(request, managedArticles.save, { id, version, baseVersion, content }, editor)) as never
}

const titleOf = async (request: APIRequestContext, { id }: { id: string }) =>
  (await call(request, getArticle, { id: Number(id) }, { language: 'en' })).title

async function markRead(request: APIRequestContext, editor: Caller, { id }: { id: string }) {
  const { version } = await call(request, managedArticles.read, { id }, editor)
  await call(request, managedArticles.markRead, { id, version, language: 'en' }, editor)
}

const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

test('[OPS-7] an editor puts drafts into a release, sees what is missing, previews them, publishes all and takes all back @desktop', async ({
  page,
  request,
}) => {
  const editor = await logInToConsole(page, request, ['editor'])
  const [office, news] = [
    await changed(request, editor, 'Our new office'),
    await changed(request, editor, 'Come and see it'),
  ]
  const titles = async () => [await titleOf(request, office), await titleOf(request, news)]
  await markRead(request, editor, office)
  await page.goto(`/staff/content/article/${office.id}`)
  await page.getByRole('button', { name: 'Add to a release' }).click()
  const adding = page.getByRole('dialog', { name: 'Add to a release' })
  await adding.getByLabel('Release', { exact: true }).selectOption('A new release')
  await adding.getByLabel('Name').fill('Queens opens')
  await adding.getByRole('button', { name: 'Add to a release' }).click()
  await expect(page.getByText('This draft is in the release “Queens opens”.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()

  await page.getByRole('link', { name: 'Open the release' }).click()
  await expect(page.getByRole('heading', { name: 'Queens opens' })).toBeVisible()
  await page.getByRole('button', { name: 'Add drafts' }).click()
  const candidates = page.getByRole('dialog', { name: 'Add drafts' })
  await row(page, 'Come and see it').getByRole('checkbox').first().check()
  await candidates.getByRole('button', { name: 'Add 1 draft' }).click()
  await expect(row(page, 'Come and see it').getByText('English: review it first')).toBeVisible()
  await onScreens(page, 'a release that is not ready', ['desktop', 'narrow', 'phone'])
  await page.getByRole('button', { name: 'Publish all' }).click()
  const publishing = page.getByRole('dialog', { name: 'Publish these drafts together?' })
  await expect(publishing.getByText('Not every draft is ready.')).toBeVisible()
  await expect(publishing.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await page.keyboard.press('Escape')

  await markRead(request, editor, news)
  await expect(row(page, 'Come and see it').getByText('Ready')).toBeVisible()
  await page.getByRole('link', { name: 'Preview all' }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('Our new office').first()).toBeVisible()
  await page.getByLabel('Page', { exact: true }).selectOption(`/staff/preview/community/news/${news.id}`)
  await expect(frame.getByText('Come and see it').first()).toBeVisible()
  await page.getByRole('link', { name: 'Back to the release' }).click()

  await page.getByRole('button', { name: 'Publish all' }).click()
  await onScreens(page, 'the dialog of a release', ['desktop', 'narrow', 'phone'])
  await publishing.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText(/^Published at .* You can undo this until/)).toBeVisible()
  await expect.poll(titles).toEqual(['Our new office', 'Come and see it'])
  await onScreens(page, 'a published release', ['desktop', 'narrow', 'phone'])
  await page.getByRole('link', { name: 'Our new office' }).click()
  await expect(page.getByText('Release “Queens opens”')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Undo publishing all' }).click()
  await expect(page.getByRole('button', { name: 'Publish all' })).toBeVisible()
  await expect(row(page, 'Our new office')).toBeVisible()
  await expect.poll(titles).toEqual(Array(2).fill('Drink enough water'))

  await page.getByRole('link', { name: 'All releases' }).click()
  await expect(row(page, 'Queens opens').getByText('Open', { exact: true })).toBeVisible()
  await onScreens(page, 'the list of releases', ['desktop', 'narrow', 'phone'])
})

test('[OPS-7] the preview of a scheduled release shows its moment @desktop', async ({ page, request }) => {
  const editor = await logInToConsole(page, request, ['editor'])
  const draft = await changed(request, editor, 'In the next century')
  await markRead(request, editor, draft)
  const id = crypto.randomUUID()
  await call(request, saveRelease, { id, version: 1, name: 'The next century' }, editor)
  const { version } = await call(request, getRelease, { id }, editor)
  const records = [{ kind: 'article', record: draft.id }]
  const { drafts, ...added } = await call(request, addToRelease, { id, version, records }, editor)
  const known = drafts.map(({ kind, id: record, version, baseVersion }) => ({ kind, record, version, baseVersion }))
  const at = '2099-11-01 09:30'
  await call(request, publishRelease, { id, version: added.version, drafts: known, at }, editor)
  await page.goto(`/staff/content/releases/${id}`)
  await page.getByRole('link', { name: 'Preview all' }).click()
  await expect(page.getByLabel('Date')).toHaveValue('2099-11-01')
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('09:30')
  await expect(page.frameLocator('iframe').getByText('In the next century').first()).toBeVisible()
})
