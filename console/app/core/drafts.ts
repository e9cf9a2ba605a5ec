import { Listeners } from '@portal/client/listeners'
import { readMember } from './session'

/**
 * What is in the forms and not saved, under the name of its form. It outlives the form: a closed dialog, another page of the console, the
 * lock. In memory only, since the texts are about somebody's health; a logout loads the page anew and forgets them.
 */

export interface Draft {
  values: object
  /** What the fields held when somebody began. */
  initial: object
  /** The version of the record that they have read. */
  seen: unknown
  /** Passwords and codes are not asked about. */
  isSecret: boolean
}

const drafts = new Map<string, Draft>()
const changes = new Listeners()
let owner: string | undefined

/** Calls the listener when a draft changes. Returns the unsubscribe function. */
export const onDrafts = changes.add

/** What is in a form and not saved; undefined when nothing is. */
export function draftOf(name: string): Draft | undefined {
  return drafts.get(name)
}

/** Keeps what is in a form. */
export function keepDraft(name: string, draft: Draft): void {
  drafts.set(name, draft)
  owner = ownerNow()
  changes.tell()
}

/** Forgets what was in a form. */
export function dropDraft(name: string): void {
  if (drafts.delete(name)) changes.tell()
}

/** Whether somebody would lose something that they have typed here. */
export function hasDrafts(): boolean {
  return owner === ownerNow() && [...drafts.values()].some(({ isSecret }) => !isSecret)
}

function ownerNow() {
  return readMember()?.email
}

// Closing or reloading the tab is all that loses what was typed.
window.addEventListener('beforeunload', (event) => {
  if (hasDrafts()) event.preventDefault()
})
