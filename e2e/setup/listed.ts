import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

/** Does something that makes a call of the API, and returns the response's data and the query. */
export async function answered<T>(page: Page, path: string, act: () => Promise<unknown>) {
  const [response] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === `/home${path}`),
    act(),
  ])
  const { data } = (await response.json()) as { data: T }
  return { data, query: Object.fromEntries(new URL(response.url()).searchParams) }
}

interface Titled {
  title: string
}

/** Does something that loads a list, and expects the cards to be those of the response, in their order. */
export async function expectListed(cards: Locator, path: string, act: () => Promise<unknown>) {
  const { data, query } = await answered<Titled[] | { records: Titled[]; total: number }>(cards.page(), path, act)
  const { records, total } = Array.isArray(data) ? { records: data, total: data.length } : data
  expect(records).not.toHaveLength(0)
  await expect(cards.getByRole('heading')).toHaveText(records.map(({ title }) => title))
  return { total, query }
}

/** The text of HTML, as a browser reads it. */
export function textIn(page: Page, html: string): Promise<string> {
  return page.evaluate((source) => new DOMParser().parseFromString(source, 'text/html').body.textContent ?? '', html)
}
