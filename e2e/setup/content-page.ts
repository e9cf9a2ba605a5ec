import type { APIRequestContext, Page } from '@playwright/test'
import type { ContentRecord } from '@portal/contract/content/endpoints'
import { emptyDraft } from '@portal/contract/content/kind'
import { type Language, languageNames, languages } from '@portal/contract/language'
import { articleKind, managedArticles } from '@portal/contract/news/content'
import { getArticlePage } from '@portal/contract/news/public'
import { type Caller, call } from './api'
import { logInToConsole } from './console'
import { expect } from './test'

/** The texts of an article in each language, as a test writes them. */
export const written: Record<Language, { title: string; summary: string; alt: string; body: string }> = {
  en: { title: 'Drink enough water', summary: 'Even in winter.', alt: 'A cup of tea', body: 'A cup each hour.' },
  'zh-CN': { title: '多喝水', summary: '冬天也一样。', alt: '一杯茶', body: '每小时一杯。' },
  'zh-TW': { title: '多喝水', summary: '冬天也一樣。', alt: '一杯茶', body: '每小時一杯。' },
}

/** A text field of the editor, in a language. */
export const text = (page: Page, field: string, language: Language = 'en') =>
  page.getByRole('textbox', { name: `${field}, ${languageNames[language]}`, exact: true })

/** Writes the four texts of an article in a language. */
export async function writeIn(page: Page, language: Language): Promise<void> {
  const { title, summary, alt, body } = written[language]
  await text(page, 'Title', language).fill(title)
  await text(page, 'Summary', language).fill(summary)
  await text(page, 'Picture description', language).fill(alt)
  await text(page, 'Text', language).fill(body)
}

/** Waits until the page says that everything is saved. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
}

/** Says that somebody has reviewed a language. */
export async function review(page: Page, ...which: Language[]): Promise<void> {
  for (const language of which) {
    const button = page.getByRole('button', { name: `Mark ${languageNames[language]} as reviewed` })
    await button.click()
    await expect(button).toBeHidden()
  }
}

/** Publishes what can be published, by the dialog. */
export async function publishNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish this?' })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** An article in all languages with what every language needs, reviewed and published by calls. */
export async function publishedArticle(request: APIRequestContext, editor: Caller): Promise<ContentRecord> {
  // The oldest one's picture: tests give newer ones pictures of their own.
  const { total } = await call(request, getArticlePage, { pageSize: 1 })
  const { records } = await call(request, getArticlePage, { pageSize: 1, pageNum: total })
  const texts = (field: keyof (typeof written)['en'], wrap = (one: string) => one) =>
    Object.fromEntries(languages.map((one) => [one, wrap(written[one][field])])) as Record<Language, string>
  const content = {
    ...emptyDraft(articleKind),
    title: texts('title'),
    summary: texts('summary'),
    alt: texts('alt'),
    body: texts('body', (one) => `<p>${one}</p>`),
    picture: records[0]?.picture ?? null,
    articleTypeId: 'health',
  }
  const id = `new-${crypto.randomUUID()}`
  let record = await call(request, managedArticles.save, { id, version: 1, baseVersion: 1, content }, editor)
  for (const language of languages)
    record = await call(request, managedArticles.markRead, { id, version: record.version, language }, editor)
  const { version, baseVersion } = record
  const given = { id, version, baseVersion, languages: [...languages] }
  return (await call(request, managedArticles.publish, given, editor)) as unknown as ContentRecord
}

/** Opens the editor of an article that is on the site. */
export async function openArticle(page: Page) {
  const editor = await logInToConsole(page, page.request, ['editor'])
  const { id } = await publishedArticle(page.request, editor)
  await page.goto(`/staff/content/article/${id}`)
  await expect(text(page, 'Text')).toBeVisible()
  return { id, editor }
}
