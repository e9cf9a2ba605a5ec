import type { Locator, Page } from '@playwright/test'
import { onPhone } from './test'

export const bar = (page: Page) => page.getByRole('banner')

/** The part of the frame with login, greeting and logout: the bar, on the phone site the footer. */
export const accountPart = (page: Page) => (onPhone ? page.getByRole('contentinfo') : bar(page))

/** The greeting with a first name; on the desktop it opens the user menu. */
export const greeting = (page: Page, firstName: string | RegExp = /, Mei$/) =>
  onPhone
    ? accountPart(page).locator('p').filter({ hasText: firstName })
    : bar(page).getByRole('button', { name: firstName })

/** The links and buttons of the session: those of a visitor, or greeting, menu and logout. */
export const sessionArea = (page: Page) => accountPart(page).locator('[data-known]').filter({ visible: true })

/** Texts and addresses of all links, also of those that a closed menu hides. */
export const linksIn = (part: Locator) =>
  part
    .locator('a')
    .evaluateAll((links) => links.map((link) => [link.textContent?.trim() ?? '', link.getAttribute('href') ?? '']))
