import type { APIRequestContext, Page } from '@playwright/test'
import { about, address, goodPassword, newPhone, readCode } from './people'
import { expect } from './test'

export interface OwnAccount {
  phone: string
  token: string
  user: { userType: 'patient' | 'caregiver'; firstName: string }
  /** Whose drafts the browser keeps. */
  owner: string
}

type Session = Pick<OwnAccount, 'token' | 'user' | 'owner'>

const more = {
  patient: { medicaidId: '' },
  caregiver: { yearsOfExperience: 3, workExperience: 'Two families in Flushing', employeeId: '' },
}

/** Makes an account over the API and logs it in. */
export async function newAccount(
  request: APIRequestContext,
  userType: OwnAccount['user']['userType'] = 'patient',
): Promise<OwnAccount> {
  const phone = newPhone()
  await call(request, '/auth/verification-code', { phone, purpose: 'register' })
  const code = await readCode(request, phone)
  const { proof } = await call<{ proof: string }>(request, '/auth/verification-code/check', { phone, code })
  const secrets = { password: goodPassword, confirmation: goodPassword, agreed: true }
  const person = { ...about, ...address, gender: 'female', state: 'NY', ...more[userType] }
  await call(request, `/api/user/${userType}/register`, { proof, ...person, ...secrets })
  return { phone, ...(await logInByCall(request, phone)) }
}

/** Starts another session of an account. */
export function logInByCall(request: APIRequestContext, phone: string, password = goodPassword) {
  return call<Session>(request, '/auth/login', { username: phone, password })
}

/** Makes the e-mail that an account was registered with its user name. */
export async function proveEmail(request: APIRequestContext, phone: string, email: string): Promise<void> {
  const { token } = await logInByCall(request, phone)
  const data = { code: await readCode(request, email) }
  const response = await request.post('/home/api/user/email/prove', { data, headers: { authorization: token } })
  expect(response.status()).toBe(200)
}

/** Whether the server still knows a token. */
export async function isAlive(request: APIRequestContext, token: string): Promise<boolean> {
  const response = await request.get('/home/api/user/session/list', { headers: { authorization: token } })
  return response.status() === 200
}

/** Lets the browser hold the account's session, as after a login; once, so that a logout stays one. */
export async function enter(page: Page, { token, user, owner }: Session): Promise<void> {
  await page.addInitScript(
    ({ token, user, owner }) => {
      if (sessionStorage.getItem('entered') === token) return
      sessionStorage.setItem('entered', token)
      localStorage.setItem('token', token)
      localStorage.setItem('user', JSON.stringify(user))
      localStorage.setItem('owner', owner)
    },
    { token, user, owner },
  )
}

async function call<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const response = await request.post(`/home${path}`, { data })
  const envelope = (await response.json()) as { code: string; data: T }
  expect(envelope, path).toMatchObject({ code: '200' })
  return envelope.data
}
