import type { Page } from '@playwright/test'
import { getOffices } from '@portal/contract/company/public'
import { en } from '../web/app/locales/en'
import { call } from './setup/api'
import { expect, onPhone, open, test } from './setup/test'

/** The agency's offices on the home page, beside their map. */

const t = en.home.offices
const offices = (page: Page) => page.getByRole('region', { name: t.title })
const map = (page: Page) => offices(page).locator('.leaflet-container')
const marker = (page: Page, name: string) => map(page).locator(`.leaflet-marker-icon[title="${name}"]`)

test('[USE-43] [H14] [AX-21] [TEST-7] choosing an office in the list, or its marker by mouse or key, moves the map to it', async ({
  page,
}) => {
  const addresses = await call(page.request, getOffices, {}, { language: 'en' })
  expect(addresses).toHaveLength(4)
  const [first = '', second = '', third = '', fourth = ''] = addresses.map(({ companyName }) => companyName)
  const choice = (name: string) => offices(page).getByRole('button', { name, exact: true }).and(page.locator('h3 *'))
  const isChosen = async (name: string) => {
    await expect(map(page).locator('.leaflet-marker-icon[data-selected]')).toHaveAttribute('title', name)
    await expect(marker(page, name)).toHaveAttribute('aria-pressed', 'true')
    await expect(choice(name)).toHaveAttribute('aria-pressed', 'true')
    await expect(offices(page).locator('h3 [aria-pressed=true]')).toHaveCount(1)
  }
  await open(page, '/')
  await offices(page).scrollIntoViewIfNeeded()
  await expect(map(page)).toBeVisible()
  const borough = map(page).getByText(t.boroughs.statenIsland, { exact: true })
  expect((await borough.boundingBox())?.x).toBeGreaterThanOrEqual((await map(page).boundingBox())?.x ?? 0)
  await isChosen(first)
  await marker(page, fourth).click()
  await isChosen(fourth)
  await expect.poll(() => pixelsFromCentre(page, fourth)).toBeLessThan(3)
  for (const name of [third, second]) {
    await choice(name).click()
    await isChosen(name)
    await expect.poll(() => pixelsFromCentre(page, name)).toBeLessThan(3)
    // On a phone the map stands above the list.
    if (!onPhone) await expect(marker(page, name)).toBeInViewport()
  }
  await marker(page, first).press('Enter')
  await isChosen(first)
  await expect.poll(() => pixelsFromCentre(page, first)).toBeLessThan(3)
})

test('[H14] each office has its address, and links to call it and to its addressUrl', async ({ page }) => {
  await open(page, '/')
  for (const office of await call(page.request, getOffices, {}, { language: 'en' })) {
    const { companyName, detailedAddress, phone, addressUrl } = office
    const entry = offices(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: companyName, exact: true }) })
    await expect(entry.locator('address')).toHaveText(detailedAddress)
    await expect(entry.locator('a[href^="tel:"]')).toContainText(phone)
    const way = entry.getByRole('link', { name: t.openMapOf(companyName) })
    await expect(way).toHaveAttribute('href', addressUrl)
    await expect(way).toHaveAttribute('target', '_blank')
    await expect(way).toBeVisible()
  }
})

/** The distance between the tip of an office's marker and the centre of the map. */
function pixelsFromCentre(page: Page, name: string): Promise<number> {
  return marker(page, name).evaluate((element) => {
    const pin = element.getBoundingClientRect()
    const box = element.closest('.leaflet-container')?.getBoundingClientRect() ?? pin
    return Math.hypot(pin.x + pin.width / 2 - box.x - box.width / 2, pin.bottom - box.y - box.height / 2)
  })
}
