import type { SessionUser } from '@portal/contract/accounts'
import { useSyncExternalStore } from 'react'

const tokenKey = 'token'
const userKey = 'user'
const lastCallKey = 'lastCall'
const changed = 'portal:session'
const expired = 'portal:session-expired'

/** The session token, or null when nobody is logged in (A03). */
export function readToken(): string | null {
  return localStorage.getItem(tokenKey)
}

/** Keeps what a login gave (A03). */
export function startSession(token: string, user: SessionUser): void {
  noteCall(Date.now())
  localStorage.setItem(userKey, JSON.stringify(user))
  localStorage.setItem(tokenKey, token)
  announce()
}

/** Keeps what changed about the person who is logged in. */
export function changeSessionUser(user: SessionUser): void {
  if (!readToken()) return
  localStorage.setItem(userKey, JSON.stringify(user))
  announce()
}

/** Forgets token and user. */
export function endSession(): void {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(userKey)
  localStorage.removeItem(lastCallKey)
  announce()
}

/** Ends a session that the server no longer knows (E01); whoever watches `onSessionExpired` leads to /login. */
export function expireSession(): void {
  endSession()
  window.dispatchEvent(new Event(expired))
}

/** Calls back when the server has refused this tab's session; not at a logout. */
export function onSessionExpired(listener: () => void): () => void {
  window.addEventListener(expired, listener)
  return () => window.removeEventListener(expired, listener)
}

/** Stores when the session was last used, for the idle clock of every tab. */
export function noteCall(time: number): void {
  localStorage.setItem(lastCallKey, String(time))
}

/** When a call last carried the token, in this tab or another; null when none was noted. */
export function readLastCall(): number | null {
  return Number(localStorage.getItem(lastCallKey)) || null
}

/** The session token as it is now; null on the server, before hydration, and for visitors. */
export function useToken(): string | null {
  return useSyncExternalStore(subscribe, readToken, () => null)
}

/** The person who is logged in; null on the server, before hydration, and for visitors. */
export function useSessionUser(): SessionUser | null {
  const stored = useSyncExternalStore(subscribe, readUser, () => null)
  return stored ? parseUser(stored) : null
}

/** Calls back whenever a session starts or ends, in this tab or another. */
export function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', listener)
  }
}

function announce() {
  document.documentElement.dataset.session = readToken() ? 'user' : 'visitor'
  window.dispatchEvent(new Event(changed))
}

function readUser(): string | null {
  return readToken() ? localStorage.getItem(userKey) : null
}

function parseUser(stored: string): SessionUser | null {
  try {
    const user = JSON.parse(stored) as Partial<SessionUser>
    const known = user.userType === 'patient' || user.userType === 'caregiver'
    return known && typeof user.firstName === 'string' ? (user as SessionUser) : null
  } catch {
    return null
  }
}
