import { ApiError } from '@portal/client/api-error'
import { Listeners } from '@portal/client/listeners'
import { sendOnLeaving } from '@portal/client/send-on-leaving'
import type { ContentRecord } from '@portal/contract/content/endpoints'
import { api } from '../../core/api'
import { queryClient } from '../../core/query'
import { isChangedMeanwhile } from '../../core/saving/changed'
import { draftOf, keepDraft } from '../../core/saving/drafts'
import { isLocked, readToken } from '../../core/session'
import type { Managed } from '../kinds'
import { cachedRecord, recordKey, showRecord } from '../record-query'
import { draftName, rebase, type Standing, savedContent, standingOf } from './content'
import { proposedCells } from './proposals'
import { endNotSaved } from './wrong-fields'

/** The last try to save a draft. */
export interface Saving {
  state: 'idle' | 'saving' | 'saved' | 'failed' | 'retrying'
  /** When it was saved. */
  at?: Date
  /** Why it was not, unless a field says it, or it is tried again by itself. */
  message?: string
  /** Errors by `field.language` or `field`. */
  errors: Readonly<Record<string, string>>
}

const idle: Saving = { state: 'idle', errors: {} }
const wait = { typing: 700, retry: 5_000 }
const states = new Map<string, Saving>()
const timers = new Map<string, number>()
const running = new Map<string, Promise<boolean>>()
const open = new Map<string, { managed: Managed; id: string }>()
const listeners = new Listeners()

/** Calls the listener when the state of a save changes. Returns the unsubscribe function. */
export const onSaving = listeners.add

/** How the last save of a draft went. */
export function savingOf(name: string): Saving {
  return states.get(name) ?? idle
}

/** What is wrong with a draft, by `field.language` or `field`. */
export const errorsOf = (managed: Managed, id: string) => savingOf(draftName(managed, id)).errors

/** What is wrong with a field, or with a part of it. */
export function errorOf({ errors }: Saving, field: string): string | undefined {
  return errors[field] ?? Object.entries(errors).find(([path]) => path.startsWith(`${field}.`))?.[1]
}

/** Saves a draft soon, once nothing has been typed for a moment. */
export function saveSoon(managed: Managed, id: string, delay = wait.typing): void {
  const name = draftName(managed, id)
  open.set(name, { managed, id })
  window.clearTimeout(timers.get(name))
  timers.set(
    name,
    window.setTimeout(() => void saveNow(managed, id), delay),
  )
}

/** Saves what was typed, now. @returns whether the server has all of it */
export async function saveNow(managed: Managed, id: string): Promise<boolean> {
  const name = draftName(managed, id)
  window.clearTimeout(timers.get(name))
  await running.get(name)
  const now = savable(managed, id)
  if (now === 'nothing') return true
  if (now === 'held') return false
  const run = send(managed, name, now)
  running.set(name, run)
  const isDone = await run
  running.delete(name)
  return isDone && saveNow(managed, id)
}

/** Forgets how the last save went, since another state of the record is there. */
export function forgetSaving(name: string): void {
  states.delete(name)
  listeners.tell()
}

function savable(managed: Managed, id: string): 'nothing' | 'held' | { record: ContentRecord; standing: Standing } {
  const record = cachedRecord(managed, id)
  const local = draftOf(draftName(managed, id))
  if (!record) return local ? 'held' : 'nothing'
  const standing = standingOf(managed, record, local)
  if (!standing.isDirty) return 'nothing'
  const isHeld = isLocked() || standing.isMoved || standing.conflicts.length > 0 || isScheduled(record)
  return isHeld ? 'held' : { record, standing }
}

/** Whether a record waits to be published by itself, and cannot be changed until then. */
export function isScheduled({ state }: Pick<ContentRecord, 'state'>): boolean {
  return state === 'scheduled'
}

async function send(managed: Managed, name: string, now: { record: ContentRecord; standing: Standing }) {
  const { record, standing } = now
  const sent = standing.content
  note(name, { state: 'saving', errors: savingOf(name).errors })
  try {
    const saved = await api(managed.endpoints.save, inputOf(managed, record, standing))
    const latest = cachedRecord(managed, record.id) ?? record
    const typed = standingOf(managed, latest, draftOf(name)).content
    rebase(managed, name, { sent, now: typed, saved: savedContent(managed, saved) })
    showRecord(managed, record.id, saved)
    note(name, { state: 'saved', at: new Date(), errors: {} })
    endNotSaved()
    return true
  } catch (error) {
    await fail(managed, record.id, error)
    return false
  }
}

function inputOf(managed: Managed, record: ContentRecord, { content }: Standing) {
  const { id, version, baseVersion } = record
  const proposed = proposedCells(managed, draftName(managed, id), record, content)
  return { id, version, baseVersion, content: content as never, proposed }
}

/** A colleague's draft is read, and merged by the page; a line that is lost is tried again; all else waits for other input. */
async function fail(managed: Managed, id: string, error: unknown) {
  const name = draftName(managed, id)
  const { fields = {}, message, status } = error instanceof ApiError ? error : { message: String(error), status: 400 }
  const errors = Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [path.replace(/^content\./, ''), text]),
  )
  if (isChangedMeanwhile(error)) {
    await queryClient.invalidateQueries({ queryKey: recordKey(managed, id) })
    note(name, { state: 'idle', errors: {} })
    return saveSoon(managed, id)
  }
  const isPassing = status === 0 || status >= 500
  const isTold = isPassing || Object.keys(errors).length > 0
  note(name, { state: isPassing ? 'retrying' : 'failed', errors, ...(!isTold && { message }) })
  const draft = draftOf(name)
  // From now on closing the tab asks first.
  if (draft) keepDraft(name, { ...draft, isSecret: false })
  if (isPassing) saveSoon(managed, id, wait.retry)
}

function note(name: string, saving: Saving) {
  states.set(name, saving)
  listeners.tell()
}

// A tab that is closed while somebody writes.
window.addEventListener('pagehide', () => {
  for (const { managed, id } of open.values()) {
    const now = savable(managed, id)
    if (typeof now === 'object')
      void sendOnLeaving(readToken(), managed.endpoints.save, inputOf(managed, now.record, now.standing))
  }
})
