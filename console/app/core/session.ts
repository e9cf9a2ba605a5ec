import { Listeners } from '@portal/client/listeners'
import { cachedJson, deviceStore } from '@portal/client/storage'
import type { StaffRole } from '@portal/contract/access'
import { useSyncExternalStore } from 'react'

/**
 * The staff session in this browser. It has its own storage key, so that a patient can be logged in on the public pages at the same time.
 * A session without a token is locked until its member gives the password.
 */

export interface Member {
  email: string
  firstName: string
  roles: readonly StaffRole[]
  /** The second factor is not set up yet. */
  setsUp?: boolean
}

/** Why the screen is locked: it was idle, its owner asked for it, or the server rejected the token. */
export type Lapse = 'idle' | 'asked' | 'refused'

interface Session {
  member: Member
  token: string | null
  lapse?: Lapse
}

const key = 'staff'
const lastUseKey = 'staffLastUse'
const listeners = new Listeners({ inStorage: true })

/** The token; null without a login or while the screen is locked. */
export function readToken(): string | null {
  return readSession()?.token ?? null
}

/** Whether the screen is locked: there is a session without a token. */
export function isLocked(): boolean {
  const session = readSession()
  return session !== null && session.token === null
}

/** Calls the listener when the screen is locked, before the page is removed from the document; to be called when a module loads. */
export function onLock(listener: () => void): void {
  let wasLocked = isLocked()
  onSession(() => {
    if (isLocked() && !wasLocked) listener()
    wasLocked = isLocked()
  })
}

/** The member who is logged in or has locked the screen; null without a session. */
export function readMember(): Member | null {
  return readSession()?.member ?? null
}

/** Stores a login. Returns whether the browser keeps it; if not, it lasts as long as this page. */
export function startSession(token: string, member: Member): boolean {
  noteUse()
  return write({ token, member })
}

/** Records that the member's second factor is set up. */
export function noteSetUp(): void {
  const session = readSession()
  if (session) write({ ...session, member: { ...session.member, setsUp: false } })
}

/** Forgets the token but not the member. */
export function lockSession(lapse: Lapse): void {
  const session = readSession()
  if (session?.token) write({ ...session, token: null, lapse })
}

/** Ends the session in this browser and forgets the member. */
export function forgetSession(): void {
  deviceStore.remove(key)
  deviceStore.remove(lastUseKey)
  announce()
}

/** Records activity, for the idle timers of all tabs. */
export function noteUse(): void {
  deviceStore.write(lastUseKey, String(Date.now()))
}

/** The time of the last activity in any tab. */
export function readLastUse(): number {
  return Number(deviceStore.read(lastUseKey)) || 0
}

/** The session of all tabs, or null. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSession, readSession)
}

/** Reloads this page when another tab logs out or logs another member in, who must not see the data on this page. */
export function followOtherTabs(): void {
  ownerHere = ownerNow()
  window.addEventListener('storage', () => {
    if (ownerHere !== undefined && ownerNow() !== ownerHere) location.reload()
    else ownerHere = ownerNow()
  })
}

/** The member that this tab's page belongs to; only the tab's own login or logout changes it. */
let ownerHere: string | undefined

function ownerNow(): string | undefined {
  return readSession()?.member.email
}

/** Whether a member has a role; administrators have all. */
export function hasRole(member: Member, role: StaffRole): boolean {
  return member.roles.includes(role) || member.roles.includes('admin')
}

const readSession = cachedJson(() => deviceStore.read(key), parse)

function write(session: Session): boolean {
  const isKept = deviceStore.write(key, JSON.stringify(session))
  announce()
  return isKept
}

function announce() {
  ownerHere = ownerNow()
  listeners.tell()
}

/** Calls the listener when the session changes, in any tab. Returns the unsubscribe function. */
export const onSession = listeners.add

function parse(json: unknown): Session | null {
  const session = json as Session | null
  return typeof session?.member?.email === 'string' && Array.isArray(session.member.roles) ? session : null
}
