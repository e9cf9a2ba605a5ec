import { Listeners } from '@portal/client/listeners'
import { readMember } from '../session'

/**
 * Unsaved input by form name. It survives a closed dialog, navigation and the lock. In memory only, because the texts are about people's
 * health; logging out reloads the page, which discards it.
 */

export interface Draft {
  values: object
  /** The values before the first change. */
  initial: object
  /** The version of the record that the user has read. */
  seen: unknown
  /** Closing the tab needs no confirmation: it holds a password or a code, or what saves itself. */
  isSecret: boolean
}

/** The page of a draft: URL and title. */
interface DraftOrigin {
  to: string
  title: string
}

const drafts = new Map<string, Draft & { place: DraftOrigin }>()
const changes = new Listeners()
let owner: string | undefined

/** Calls the listener when a draft changes. Returns the unsubscribe function. */
export const onDrafts = changes.add

/** The unsaved input of a form; undefined without any. */
export function draftOf(name: string): Draft | undefined {
  return drafts.get(name)
}

/** Stores the input of a form. */
export function keepDraft(name: string, draft: Draft): void {
  drafts.set(name, { ...draft, place: drafts.get(name)?.place ?? placeNow() })
  owner = ownerNow()
  changes.tell()
}

/** Discards the input of a form. */
export function dropDraft(name: string): void {
  if (drafts.delete(name)) changes.tell()
}

/** Whether closing the tab would lose input of the logged-in member. */
export function hasDrafts(): boolean {
  return owner === ownerNow() && [...drafts.values()].some(({ isSecret }) => !isSecret)
}

/** The pages with unsaved input of the logged-in member, without duplicates. */
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
