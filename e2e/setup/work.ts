import { randomInt } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { getCaregiverInfo, updateCaregiverInfo } from '@portal/contract/accounts/own'
import { findCaregivers } from '@portal/contract/accounts/staff'
import { newYorkDay } from '@portal/contract/new-york'
import { arrangeWork, getWorkPage } from '@portal/contract/work/staff'
import { type Caller, call } from './api'
import { newAccount } from './own-account'

/** A caregiver under review whose name no other test uses. */
export async function waitingCaregiver(request: APIRequestContext, staff: Caller) {
  const from = new Date().toISOString()
  const { phone, token } = await newAccount(request, 'caregiver')
  const lastName = newName()
  const { gender, ...info } = await call(request, getCaregiverInfo, {}, { token })
  await call(
    request,
    updateCaregiverInfo,
    { ...info, state: 'NY', gender: gender === 'male' ? gender : 'female', lastName },
    { token },
  )
  const { records } = await call(request, findCaregivers, { search: phone }, staff)
  return { kind: 'caregiver' as const, id: records[0]?.id ?? '', name: `Mei ${lastName}`, from }
}

/** A last name that no other test uses. */
export function newName(): string {
  return `Wan${Array.from({ length: 8 }, () => String.fromCharCode(97 + randomInt(26))).join('')}`
}

/** Assigns records to the caller. */
export async function takeAll(request: APIRequestContext, staff: Caller, records: { kind: 'caregiver'; id: string }[]) {
  const items = records.map(({ kind, id }) => ({ kind, id, version: 1, assignedTo: 'me' as const }))
  await call(request, arrangeWork, { items }, staff)
}

/** Opens the caregivers of the queue who have registered since a moment. */
export async function openQueueFrom(page: Page, from: string) {
  const after = `0~${from.replace('Z', '000Z')}~caregiver~00000000-0000-4000-8000-000000000000`
  await page.goto(`/staff/work?${new URLSearchParams({ task: 'caregiver', after })}`)
}

/** The row of an item. */
export function row(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ hasText: name })
}

/** Who the item is assigned to. */
export function assignee(page: Page, name: string): Locator {
  return row(page, name).getByRole('cell').nth(4)
}

/** What the API says about an item of the caller; undefined when it is not in this list. */
export async function itemOf(request: APIRequestContext, staff: Caller, id: string, show: 'open' | 'snoozed' = 'open') {
  const { records } = await call(request, getWorkPage, { whose: 'mine', show, pageSize: 100 }, staff)
  return records.find((item) => item.id === id)
}

/** The day in New York, YYYY-MM-DD, so many days from today. */
export function dayAhead(days: number): string {
  return newYorkDay(new Date(), days)
}
