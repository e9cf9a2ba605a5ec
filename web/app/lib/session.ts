import type { SessionUser } from '@portal/contract/accounts'
import { useSyncExternalStore } from 'react'

const tokenKey = 'token'
const userKey = 'user'
const changed = 'portal:session'
const expired = 'portal:session-expired'

/** The session token, or null when nobody is logged in (A03). */
export function readToken(): string | null {
  return localStorage.getItem(tokenKey)
}

/** Forgets token and user. */
export function endSession(): void {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(userKey)
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
