import { Listeners } from '@portal/client/listeners'
import { deviceStore } from '@portal/client/storage'
import type { StaffRole } from '@portal/contract/access'
import { useSyncExternalStore } from 'react'

/**
 * The staff's session in this browser. It has a key of its own, so that somebody can be logged in as a patient on the public pages
 * beside it. Who is known without a token is locked out of the screen until the password is given.
 */

export interface Member {
  email: string
  firstName: string
  roles: readonly StaffRole[]
  /** The second factor is not set up yet. */
  setsUp?: boolean
}

/** Why the screen is locked: nobody was there, its owner asked for it, or the server refused the token. */
export type Lapse = 'idle' | 'asked' | 'refused'

interface Session {
  member: Member
  token: string | null
  lapse?: Lapse
}

const key = 'staff'
const lastUseKey = 'staffLastUse'
const listeners = new Listeners({ inStorage: true })

/** The token, or null when nobody is logged in or the screen is locked. */
export function readToken(): string | null {
  return readSession()?.token ?? null
}

/** Whether the screen is locked: somebody is known here, and has to give the password. */
export function isLocked(): boolean {
  const session = readSession()
  return session !== null && session.token === null
}

/** Calls the listener when the screen is locked, before the page leaves the document; to be called when a module loads. */
export function onLock(listener: () => void): void {
  let wasLocked = isLocked()
  onSession(() => {
    if (isLocked() && !wasLocked) listener()
    wasLocked = isLocked()
  })
}

/** Who is logged in, or whose locked screen it is; null when nobody is known here. */
export function readMember(): Member | null {
  return readSession()?.member ?? null
}

/** Stores a login. Returns whether the browser keeps it; if not, it lasts as long as this page. */
export function startSession(token: string, member: Member): boolean {
  noteUse()
  return write({ token, member })
}

/** Notes that the member's second factor is set up. */
export function noteSetUp(): void {
  const session = readSession()
  if (session) write({ ...session, member: { ...session.member, setsUp: false } })
}

/** Forgets the token but not whose screen it is. */
export function lockSession(lapse: Lapse): void {
  const session = readSession()
  if (session?.token) write({ ...session, token: null, lapse })
}

/** Ends the session in this browser and forgets whose it was. */
export function forgetSession(): void {
  deviceStore.remove(key)
  deviceStore.remove(lastUseKey)
  announce()
}

/** Notes that somebody is there, for all tabs. */
export function noteUse(): void {
  deviceStore.write(lastUseKey, String(Date.now()))
}

/** When somebody last did something in any tab. */
export function readLastUse(): number {
  return Number(deviceStore.read(lastUseKey)) || 0
}

/** The session, or null when nobody is known here. Follows the other tabs. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSession, readSession)
}

/**
 * Loads this page anew when another tab has logged its owner out or somebody else in: what it has read and shows is not for the next
 * person.
 */
export function followOtherTabs(): void {
  ownerHere = ownerNow()
  window.addEventListener('storage', () => {
    if (ownerHere !== undefined && ownerNow() !== ownerHere) location.reload()
    else ownerHere = ownerNow()
  })
}

/** Whose page this tab shows, by what the tab itself has done. */
let ownerHere: string | undefined

function ownerNow(): string | undefined {
  return readSession()?.member.email
}

/** Whether a member has a role; administrators have all. */
export function hasRole(member: Member, role: StaffRole): boolean {
  return member.roles.includes(role) || member.roles.includes('admin')
}

let cached: { stored: string | null; session: Session | null } = { stored: null, session: null }

function readSession(): Session | null {
  const stored = deviceStore.read(key)
  if (stored !== cached.stored) cached = { stored, session: parse(stored) }
  return cached.session
}

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

function parse(stored: string | null): Session | null {
  try {
    const session = JSON.parse(stored ?? 'null') as Session | null
    return session && typeof session.member?.email === 'string' && Array.isArray(session.member.roles) ? session : null
  } catch {
    return null
  }
}
