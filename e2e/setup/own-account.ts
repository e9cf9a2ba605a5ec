import type { APIRequestContext, Page } from '@playwright/test'
import { proveEmail as sendEmailProof } from '@portal/contract/accounts/own'
import { login, provePhone, registerCaregiver, registerPatient, sendCode } from '@portal/contract/accounts/public'
import type { SessionUser, UserType } from '@portal/contract/accounts/session-user'
import { getSessions } from '@portal/contract/accounts/sessions'
import type { getCardHolder } from '@portal/contract/care/shared/card-holder'
import type { OutputOf } from '@portal/contract/endpoint'
import { okCode } from '@portal/contract/envelope'
import { call, tryCall } from './api'
import { about, address, goodPassword, newPhone, readCode } from './people'
import { answer } from './test'

export interface OwnAccount {
  phone: string
  token: string
  user: SessionUser
  /** Key under which the browser keeps this account's drafts. */
  owner: string
}

interface Session {
  token: string
  user: SessionUser
  owner?: string
}

/** Registers an account over the API and returns its phone number. */
export async function register(
  request: APIRequestContext,
  userType: UserType = 'patient',
  more: { email?: string; firstName?: string; lastName?: string; careFor?: 'self' | 'other' } = {},
): Promise<string> {
  const phone = newPhone()
  await call(request, sendCode, { phone, purpose: 'register' })
  const { proof } = await call(request, provePhone, { phone, code: await readCode(request, phone) })
  const secrets = { password: goodPassword, confirmation: goodPassword, agreed: true as const }
  const person = { proof, ...about, ...address, gender: 'female' as const, state: 'NY' as const, ...secrets, ...more }
  const experience = { yearsOfExperience: 3, workExperience: 'Two families in Flushing' }
  if (userType === 'patient') await call(request, registerPatient, person)
  else await call(request, registerCaregiver, { ...person, ...experience })
  return phone
}

/** Registers an account over the API and logs it in. */
export async function newAccount(request: APIRequestContext, userType: UserType = 'patient'): Promise<OwnAccount> {
  const phone = await register(request, userType)
  return { phone, ...(await logInByCall(request, phone)) }
}

/** Registers an account and stores its session in the browser. */
export async function logInAsNew(page: Page, userType: UserType = 'patient'): Promise<OwnAccount> {
  const account = await newAccount(page.request, userType)
  await storeSession(page, account)
  return account
}

/** Registers the account of somebody who helps another person, and stores its session in the browser. */
export async function logInAsHelper(page: Page): Promise<OwnAccount> {
  const phone = await register(page.request, 'patient', { careFor: 'other' })
  const account = { phone, ...(await logInByCall(page.request, phone)) }
  await storeSession(page, account)
  return account
}

/** Starts another session for an account, over the API. */
export function logInByCall(request: APIRequestContext, phone: string, password = goodPassword) {
  return call(request, login, { username: phone, password })
}

/** Verifies the e-mail address of an account, which makes it usable as a user name. */
export async function proveEmail(request: APIRequestContext, phone: string, email: string): Promise<void> {
  const session = await logInByCall(request, phone)
  await call(request, sendEmailProof, { code: await readCode(request, email) }, session)
}

/** Whether the server still accepts a token. */
export async function isAlive(request: APIRequestContext, token: string): Promise<boolean> {
  return (await tryCall(request, getSessions, {}, { token })).code === okCode
}

/** Stores a session in the browser, as a login does; only once, so that a later logout is not undone by a reload. */
export async function storeSession(page: Page, { token, user, owner }: Session): Promise<void> {
  await page.addInitScript(
    ({ token, user, owner }) => {
      if (sessionStorage.getItem(`entered ${token}`)) return
      sessionStorage.setItem(`entered ${token}`, 'yes')
      localStorage.setItem('token', token)
      localStorage.setItem('user', JSON.stringify(user))
      if (owner) localStorage.setItem('owner', owner)
    },
    { token, user, owner },
  )
}

/** The session that the browser holds. */
export async function sessionIn(page: Page): Promise<{ token: string }> {
  return { token: (await page.evaluate(() => localStorage.getItem('token'))) ?? 'no session' }
}

/** What a patient has said of a card of which nothing was submitted. */
export const nothingAsked: OutputOf<typeof getCardHolder> = {
  holder: null,
  isAsked: false,
  mayChange: true,
  status: 'waiting',
  submittedAt: '',
  number: '',
}

/** Stores a session in the browser that the server does not know, of somebody whose card waits for nothing. */
export async function storeUnknownSession(page: Page, user: SessionUser): Promise<void> {
  await answer(page, '/api/user/white-card/holder', { code: '200', data: nothingAsked })
  await storeSession(page, { token: 'token-of-a-test', user })
}
