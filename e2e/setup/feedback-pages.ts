import type { APIRequestContext, Page } from '@playwright/test'
import { addReview, getMyReviews } from '@portal/contract/feedback/own'
import { feedback as en } from '../../web/app/locales/en/feedback'
import { feedback as zhCN } from '../../web/app/locales/zh-CN/feedback'
import { feedback as zhTW } from '../../web/app/locales/zh-TW/feedback'
import { type Caller, call } from './api'

export const words = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
const main = (page: Page) => page.getByRole('main')
export const cards = (page: Page) => main(page).getByRole('article')
export const text = (page: Page) => main(page).locator('[name=commentText]')
export const pictures = (page: Page) => main(page).getByRole('group', { name: new RegExp(`^${en.pictures}`) })
export const send = (page: Page) => main(page).getByRole('button', { name: en.send, exact: true })

/** Submits a review over the API. */
export async function submitReview(request: APIRequestContext, caller: Caller, commentText: string) {
  await call(request, addReview, { rating: 4, commentText }, caller)
}

export async function storedReviews(request: APIRequestContext, caller: Caller) {
  return (await call(request, getMyReviews, {}, caller)).records
}
