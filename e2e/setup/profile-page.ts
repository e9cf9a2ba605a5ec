import type { Page } from '@playwright/test'
import { expect } from './test'

const home = '/user/index'
export const security = `${home}?tab=security`
const main = (page: Page) => page.getByRole('main')
export const card = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
export const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
export const notice = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
