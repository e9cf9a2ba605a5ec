import type { Page } from '@playwright/test'
import { onSite } from './test'

/** Navigates client-side to another path of the portal, as a link does. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    Object.assign(window, { sameDocument: true })
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, onSite(path))
}
