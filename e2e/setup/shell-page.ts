import type { Page } from '@playwright/test'
import { onPhone } from './test'

export const bar = (page: Page) => page.getByRole('banner')

/** The part of the frame with login, greeting and logout: the bar, on the phone site the footer. */
export const accountPart = (page: Page) => (onPhone ? page.getByRole('contentinfo') : bar(page))

/** The greeting with a first name; on the desktop it opens the user menu. */
export const greeting = (page: Page, firstName: string | RegExp = /, Mei$/) =>
  onPhone
    ? accountPart(page).locator('p').filter({ hasText: firstName })
    : bar(page).getByRole('button', { name: firstName })
