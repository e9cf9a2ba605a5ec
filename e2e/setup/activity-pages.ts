import type { APIRequestContext, Page, Request } from '@playwright/test'
import { cancelRegistration } from '@portal/contract/activities/own'
import { getActivityPage } from '@portal/contract/activities/public'
import { activities as en } from '../../web/app/locales/en/activities'
import { activities as zhCN } from '../../web/app/locales/zh-CN/activities'
import { activities as zhTW } from '../../web/app/locales/zh-TW/activities'
import { call } from './api'
import { expect } from './test'

export const words = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
const main = (page: Page) => page.getByRole('main')
export const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name })
export const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click()
export const notice = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
export const panel = (page: Page, language: keyof typeof words = 'en') =>
  main(page).getByRole('region', { name: words[language].signUp.title })

/** Cancels the sign-up, or leaves the waiting list, with a double click, which makes one call. */
export async function cancelHere(page: Page, status: 'registered' | 'waiting') {
  await panel(page)
    .getByRole('button', { name: new RegExp(en.cancel[status].action) })
    .click()
  let calls = 0
  const count = (request: Request) => {
    const { method, path } = cancelRegistration
    if (request.method() === method && new URL(request.url()).pathname === `/home${path}`) calls += 1
  }
  page.on('request', count)
  await page.getByRole('dialog').getByRole('button', { name: en.cancel[status].yes }).dblclick()
  await notice(page, en.cancel[status].done)
  page.off('request', count)
  expect(calls).toBe(1)
}

/** The id of the first search result for `keyword`. */
export async function idOf(request: APIRequestContext, keyword: string): Promise<number> {
  const { records } = await call(request, getActivityPage, { keyword }, { language: 'en' })
  const [first] = records
  if (!first) throw new Error(`no activity is found for ${keyword}`)
  return first.id
}
