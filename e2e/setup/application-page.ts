import type { Page } from '@playwright/test'

export const submit = (page: Page) => page.getByRole('main').locator('button[type=submit]')

export const address = (serviceId: number, step = '') =>
  `/services/whitecard/info?serviceId=${serviceId}${step && `&step=${step}`}`

export const slot = (page: Page, kind: string) => page.locator(`#paper-${kind}`)
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
