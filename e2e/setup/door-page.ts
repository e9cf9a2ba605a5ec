import type { Page } from '@playwright/test'
import { dataDir, giveCredentials } from './console'
import { openDoor } from './door'
import { newStaff } from './staff'
import { expect } from './test'

/** The call that sends a note of the door. */
export const arrivals = /\/home\/staff\/activity\/\d+\/arrival/
export const rowOf = (page: Page, phone: string) => page.getByRole('row').filter({ hasText: phone })

/** Opens the door of an activity with `people`. */
export async function atTheDoor(page: Page, people: number, quota = people) {
  const staff = await newStaff(page.request, dataDir, ['coordinator'])
  const door = await openDoor(page.request, staff, people, quota)
  await page.goto(`/staff/activities/${door.id}/door`)
  await giveCredentials(page, { ...staff, code: staff.recoveryCodes[0] ?? '' })
  await expect(page.getByRole('heading', { name: door.title })).toBeVisible()
  await expect(rowOf(page, door.phones[0] ?? '')).toBeVisible()
  return { ...door, staff }
}
