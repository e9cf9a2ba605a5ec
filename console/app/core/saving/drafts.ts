import { Listeners } from '@portal/client/listeners'
import { readMember } from '../session'

/**
 * Unsaved input by the name of its form. It survives a closed dialog, another page of the console and the lock. In memory only, since the texts
 * are about somebody's health; a logout reloads the page and so forgets it.
 */

export interface Draft {
  values: object
  /** The values before the first change. */
  initial: object
  /** The version of the record that the user has read. */
  seen: unknown
  /** Holds a password or a code: closing the tab asks nothing. */
  isSecret: boolean
}

/** Where a draft was typed: the page's address and title. */
interface DraftOrigin {
  to: string
  title: string
}

const drafts = new Map<string, Draft & { place: DraftOrigin }>()
const changes = new Listeners()
let owner: string | undefined

/** Calls the listener when a draft changes. Returns the unsubscribe function. */
export const onDrafts = changes.add

/** The unsaved input of a form; undefined when there is none. */
export function draftOf(name: string): Draft | undefined {
  return drafts.get(name)
}

/** Keeps the input of a form. */
export function keepDraft(name: string, draft: Draft): void {
  drafts.set(name, { ...draft, place: drafts.get(name)?.place ?? placeNow() })
  owner = ownerNow()
  changes.tell()
}

/** Forgets the input of a form. */
export function dropDraft(name: string): void {
  if (drafts.delete(name)) changes.tell()
}

/** Whether closing the tab would lose input of the member who is logged in. */
export function hasDrafts(): boolean {
  return owner === ownerNow() && [...drafts.values()].some(({ isSecret }) => !isSecret)
}

/** Where input of the member who is logged in waits to be saved; each page once. */
export function placesOfDrafts(): readonly DraftOrigin[] {
  if (owner !== ownerNow()) return []
  const places = [...drafts.values()].flatMap(({ isSecret, place }) => (isSecret ? [] : place))
  return [...new Map(places.map((place) => [place.to, place])).values()]
}

function placeNow(): DraftOrigin {
  const title = document.querySelector('main h1')?.textContent ?? ''
  return { to: location.pathname.replace(/^\/staff/, '') + location.search, title }
}

function ownerNow() {
  return readMember()?.email
}

// Only closing or reloading the tab loses drafts.
window.addEventListener('beforeunload', (event) => {
  if (hasDrafts()) event.preventDefault()
})
