import type { SessionUser } from '@portal/contract/accounts/session-user'
import { sessionMinutes } from '@portal/contract/session-minutes'

const tokenKey = 'token'
const userKey = 'user'
const ownerKey = 'owner'
const lastCallKey = 'lastCall'
const lapseKey = 'sessionLapse'
const changed = 'portal:session'
const expired = 'portal:session-expired'
const idle = sessionMinutes.idle * 60_000

/** Why a session ended without a logout: nothing called the server for too long, or the server refused the token. */
export type Lapse = 'idle' | 'refused'

/** The session token, or null when nobody is logged in (A03). */
export function readToken(): string | null {
  return localStorage.getItem(tokenKey)
}

/** Keeps what a login gave (A03). */
export function startSession(token: string, user: SessionUser, owner: string): void {
  noteCall(Date.now())
  localStorage.removeItem(lapseKey)
  localStorage.setItem(ownerKey, owner)
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

/** Ends a session because its owner wants to: nothing in this browser is theirs any more. */
export function endSession(): void {
  localStorage.removeItem(lapseKey)
  localStorage.removeItem(ownerKey)
  forgetSession()
}

/** Ends a session that the server no longer knows (E01); whoever watches `onSessionExpired` leads to /login. */
export function expireSession(): void {
  lapse(isIdle() ? 'idle' : 'refused')
  window.dispatchEvent(new Event(expired))
}

/** Ends a session that was left alone for too long before this page was opened; the page decides what that means for it. */
export function dropIdleSession(): void {
  if (readToken() && isIdle()) lapse('idle')
}

/** Drafts keep their owner: the same person can log in again and go on. */
function lapse(why: Lapse) {
  localStorage.setItem(lapseKey, why)
  forgetSession()
}

function forgetSession() {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(userKey)
  localStorage.removeItem(lastCallKey)
  announce()
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

function isIdle(): boolean {
  const lastCall = readLastCall()
  return lastCall !== null && Date.now() - lastCall >= idle
}

/** The person who is logged in, null for visitors; the same object as long as nothing has changed. */
export function readUser(): SessionUser | null {
  const stored = readToken() && localStorage.getItem(userKey)
  if (stored !== known.stored) known = { stored, user: stored ? parseUser(stored) : null }
  return known.user
}

let known: { stored: string | null; user: SessionUser | null } = { stored: null, user: null }

/**
 * Whose drafts may be shown and kept: an id that the server gave at the last login, or empty. It outlives a session that runs out,
 * so that a form stays as it is, and ends with a logout.
 */
export function readOwner(): string {
  return localStorage.getItem(ownerKey) ?? ''
}

/** Why the last session ended, until the next login or logout; null when it did not end by itself. */
export function readLapse(): Lapse | null {
  const why = localStorage.getItem(lapseKey)
  return why === 'idle' || why === 'refused' ? why : null
}

/** Calls back whenever a session starts or ends, in this tab or another. */
export function onSessionChange(listener: () => void): () => void {
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

function parseUser(stored: string): SessionUser | null {
  try {
    const user = JSON.parse(stored) as Partial<SessionUser>
    const isKnown = user.userType === 'patient' || user.userType === 'caregiver'
    return isKnown && typeof user.firstName === 'string' ? (user as SessionUser) : null
  } catch {
    return null
  }
}
