import type { SessionUser } from '@portal/contract/accounts/session-user'
import { sessionMinutes } from '@portal/contract/session-minutes'
import { Listeners } from './listeners.ts'
import { cachedJson, deviceStore, unsentPrefix } from './storage.ts'

const tokenKey = 'token'
const userKey = 'user'
const ownerKey = 'owner'
const lastCallKey = 'lastCall'
const lapseKey = 'sessionLapse'
const changes = new Listeners({ inStorage: true })
const expiries = new Listeners()
const idle = sessionMinutes.idle * 60_000

/** Why a session ended without a logout: it was idle for too long, or the server refused the token. */
export type Lapse = 'idle' | 'refused'

/** The session token; null without a login (A03). */
export function readToken(): string | null {
  return deviceStore.read(tokenKey)
}

/** Stores a login's token, user and owner id (A03). Returns whether the browser keeps them; if not, the session lasts as long as the page. */
export function startSession(token: string, user: SessionUser, owner: string): boolean {
  noteCall(Date.now())
  deviceStore.remove(lapseKey)
  deviceStore.write(ownerKey, owner)
  deviceStore.write(userKey, JSON.stringify(user))
  const isKept = deviceStore.write(tokenKey, token)
  announce()
  return isKept
}

/** The logged-in user as the browser stores it. */
export interface StoredUser extends SessionUser {
  /** Whether the personal center had an item that needs the user's attention when it was last open. */
  waiting?: boolean
}

/** Updates the stored user; does nothing without a session. */
export function changeSessionUser(change: Partial<StoredUser>): void {
  if (!readToken()) return
  deviceStore.write(userKey, JSON.stringify({ ...readUser(), ...change }))
  announce()
}

/** Ends the session at its owner's request, deletes the owner's unsent input and forgets the owner, so that drafts are no longer shown. */
export function endSession(): void {
  deviceStore.clear(`${unsentPrefix}${readOwner()}:`)
  deviceStore.remove(lapseKey)
  deviceStore.remove(ownerKey)
  forgetSession()
}

/** Ends a session that the server has rejected (E01); `onSessionExpired` listeners redirect to /login. */
export function expireSession(): void {
  lapse(isIdle() ? 'idle' : 'refused')
  expiries.tell()
}

/** Ends a session that had been idle for too long before this page opened; the page decides whether to redirect. */
export function dropIdleSession(): void {
  if (readToken() && isIdle()) lapse('idle')
}

/** Keeps the owner id, so that the same person can log in again and continue a draft. */
function lapse(reason: Lapse) {
  deviceStore.write(lapseKey, reason)
  forgetSession()
}

function forgetSession() {
  deviceStore.remove(tokenKey)
  deviceStore.remove(userKey)
  deviceStore.remove(lastCallKey)
  announce()
}

/** Calls the listener when this tab's session expires; not at a logout. Returns the unsubscribe function. */
export const onSessionExpired = expiries.add

/** Stores the time of the last call, for the idle timers of all tabs. */
export function noteCall(time: number): void {
  deviceStore.write(lastCallKey, String(time))
}

/** When any tab last made a call with the token; null when unknown. */
export function readLastCall(): number | null {
  return Number(deviceStore.read(lastCallKey)) || null
}

function isIdle(): boolean {
  const lastCall = readLastCall()
  return lastCall !== null && Date.now() - lastCall >= idle
}

/** The logged-in user, or null for visitors; the same object until the stored value changes. */
export const readUser = cachedJson(() => readToken() && deviceStore.read(userKey), parseUser)

/**
 * The id of the person whose drafts may be shown and stored, from the last login; empty if there is none. It survives an expired
 * session, so that a form keeps its draft, and is removed at logout.
 */
export function readOwner(): string {
  return deviceStore.read(ownerKey) ?? ''
}

/** Why the last session lapsed, until the next login or logout; null when it did not lapse. */
export function readLapse(): Lapse | null {
  const reason = deviceStore.read(lapseKey)
  return reason === 'idle' || reason === 'refused' ? reason : null
}

/** Calls the listener whenever a session starts, changes or ends, in any tab. Returns the unsubscribe function. */
export const onSessionChange = changes.add

function announce() {
  document.documentElement.dataset.session = readToken() ? 'user' : 'visitor'
  changes.tell()
}

function parseUser(json: unknown): StoredUser | null {
  const user = json as Partial<StoredUser> | null
  const isKnown = user?.userType === 'patient' || user?.userType === 'caregiver'
  return isKnown && typeof user.firstName === 'string' ? (user as StoredUser) : null
}
