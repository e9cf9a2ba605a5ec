import { onSessionChange, readOwner } from '@portal/client/session'
import { minute } from '@portal/contract/durations'
import { sessionMinutes } from '@portal/contract/session-minutes'
import type { Draft } from './draft'
import { emptyEntries, readLastUse, storeLastUse } from './draft-storage'

/**
 * Deletes the drafts of this tab when it has been unused for as long as a session may be idle: the next person at a shared computer must not
 * find them (docs/decisions/0113). The time of the last use is stored, since a reload, a closed tab and a sleeping computer stop timers.
 */

const idle = sessionMinutes.idle * minute
const uses = ['pointerdown', 'keydown', 'input', 'wheel'] as const
const returns = ['pageshow', 'focus'] as const

type AnyDraft = Draft<object>

/** The latest draft of each kind. */
const open = new Map<string, AnyDraft>()
let lastUse = 0
let owner = ''

/** The latest draft of a kind, unless it was submitted or deleted. */
export function openDraft(kind: string): AnyDraft | undefined {
  const draft = open.get(kind)
  return draft?.ended ? undefined : draft
}

/** Registers a draft as the latest of its kind, which is emptied when the user is idle. Returns the draft. */
export function watchDraft<D>(kind: string, draft: D & AnyDraft): D {
  // The server renders for many people, so it must not remember a draft.
  if (!import.meta.env.SSR) open.set(kind, draft)
  return draft
}

function start() {
  lastUse = readLastUse()
  owner = readOwner()
  dropIfIdle()
  for (const event of uses) window.addEventListener(event, use, { capture: true, passive: true })
  for (const event of returns) window.addEventListener(event, dropIfIdle)
  onSessionChange(forgetAfterLogout)
  wait()
}

function wait() {
  const rest = lastUse + idle - Date.now()
  window.setTimeout(() => {
    dropIfIdle()
    wait()
  }, rest)
}

function use() {
  // When a computer wakes up, events can arrive before timers.
  dropIfIdle()
  note()
}

function dropIfIdle() {
  if (Date.now() - lastUse < idle) return
  emptyEntries()
  for (const draft of open.values()) draft.drop()
  note()
}

function note() {
  lastUse = Date.now()
  storeLastUse(lastUse)
}

/** Logging out clears the storage; this clears what is in memory only, such as a Medicaid ID. */
function forgetAfterLogout() {
  const before = owner
  owner = readOwner()
  if (before !== '' && owner === '') open.clear()
}

if (!import.meta.env.SSR) start()
