import type { Page } from '@playwright/test'

export const bar = (page: Page) => page.getByRole('banner')
export const greeting = (page: Page) => bar(page).getByRole('button', { name: /, Mei$/ })
