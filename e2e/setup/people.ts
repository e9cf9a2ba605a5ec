import { randomInt } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { accounts as en } from '../../web/app/locales/en/accounts'
import { accounts as zhCN } from '../../web/app/locales/zh-CN/accounts'
import { accounts as zhTW } from '../../web/app/locales/zh-TW/accounts'
import { expect } from './test'

/** The words of the account pages, by language. */
export const accountWords = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }

export const goodPassword = 'Lotus-pond-42'

export const about = { firstName: 'Mei', lastName: 'Chen', email: 'mei@example.com' }
export const address = { address: '41-25 Main Street', city: 'Flushing', postcode: '11354' }

/** Demo accounts; unlike new accounts they can request a verification code at once, also for a password reset. */
export const demo = {
  patient: { phone: '2125550101' },
  underReview: { phone: '2125550102' },
  approved: { phone: '2125550103', password: 'Long-river-46' },
}

const numbers = 7_760_000
let last = randomInt(numbers)

/** A phone number without an account: the next after that of the last call. The demo's begin with 212. */
export function newPhone(): string {
  last = (last + 1) % numbers
  return `646${2_000_000 + last}`
}

/** The verification code in the newest message to a phone or an e-mail. */
export function readCode(request: APIRequestContext, phoneOrEmail: string): Promise<string> {
  return readNewest(request, phoneOrEmail.includes('@') ? phoneOrEmail : `+1${phoneOrEmail}`, /\b\d{6}\b/)
}

/** The verification code that the newest call to a phone reads out. */
export async function readSpokenCode(request: APIRequestContext, phone: string): Promise<string> {
  return (await readNewest(request, `+1${phone}`, /(\d, ){5}\d/)).replaceAll(', ', '')
}

/** The part of the newest message to an address that fits the pattern. */
async function readNewest(request: APIRequestContext, address: string, pattern: RegExp): Promise<string> {
  let found = ''
  await expect(async () => {
    const response = await request.get('/dev/outbox.json')
    const messages = (await response.json()) as { to: string; text: string }[]
    found = messages.flatMap(({ to, text }) => (to === address ? (pattern.exec(text)?.[0] ?? []) : []))[0] ?? ''
    expect(found).not.toBe('')
  }).toPass()
  return found
}

/** A field of the page's form. */
export function field(page: Page, name: string): Locator {
  return page.getByRole('main').locator(`[name="${name}"]`)
}

/** Types into fields of the page's form. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** The error message of an invalid field. */
export async function errorAt(page: Page, name: string): Promise<string> {
  const described = (await field(page, name).first().getAttribute('aria-describedby')) ?? ''
  const id = described.split(' ').find((part) => part.endsWith('-error'))
  return id ? (await page.locator(`[id="${id}"]`).innerText()).replace(/^!\s*/, '') : ''
}

type Words = typeof en

/** Completes the phone step of a registration. */
export async function provePhone(page: Page, words: Words, phone = newPhone()): Promise<string> {
  await field(page, 'phone').fill(phone)
  await page.getByRole('button', { name: words.sendCode, exact: true }).click()
  await expect(field(page, 'code')).toBeFocused()
  // The last digit submits the code.
  await field(page, 'code').fill(await readCode(page.request, phone))
  await expect(heading(page, words, 'about')).toBeFocused()
  return phone
}

/** Fills in the steps about the person, up to and including the address. */
export async function fillInPerson(page: Page, words: Words, more: Partial<typeof about> = {}): Promise<void> {
  await fill(page, { ...about, ...more })
  await field(page, 'gender').first().check()
  await goToNextStep(page, words)
  await expect(heading(page, words, 'address')).toBeFocused()
  await fill(page, address)
  await goToNextStep(page, words)
}

/** Fills in the password part of the last step. */
export async function choosePassword(page: Page): Promise<void> {
  await fill(page, { password: goodPassword, confirmation: goodPassword })
  await field(page, 'agreed').check()
}

/** Presses the button that leads to the next step. */
export async function goToNextStep(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.register.next, exact: true }).click()
}

/** The heading of a step. */
export function heading(page: Page, words: Words, step: keyof Words['register']['stepTitles']): Locator {
  return page.getByRole('heading', { level: 2, name: words.register.stepTitles[step] })
}

/** Logs in through the page's form. */
export async function logIn(page: Page, words: Words, username: string, password: string): Promise<void> {
  await fill(page, { username, password })
  await page.getByRole('main').getByRole('button', { name: words.login.submit, exact: true }).click()
}
