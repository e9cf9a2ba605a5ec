import type { Draft } from '@portal/contract/care/applying'
import { newKey } from '../../ui/form/new-key'
import type { Paper } from './papers'

/** An application under way, as it is now. */
export interface DraftState {
  /** What was typed, by field; also the key that makes one application of it, however often it is sent. */
  fields: Readonly<Record<string, string>>
  papers: readonly Paper[]
  step: string
  /** ISO time; empty before the first time. */
  savedAt: string
  unsaved: boolean
  /** The last try to save it failed. */
  failed: boolean
  /** Counts how often another device's changes were taken over. */
  round: number
  /** It was sent or deleted on another device. */
  gone: boolean
}

/** What a draft starts with: what the server has of it. */
export function contentOf(draft: Draft | null) {
  const { fields = {}, documents = [], step = '', savedAt = '' } = draft ?? {}
  // The server keeps no file names: they can tell more than they should.
  return {
    fields: { key: newKey(), ...fields },
    papers: documents.map((paper) => ({ ...paper, name: '' })),
    step,
    savedAt,
  }
}

/** Whether a change left everything as it was. */
export function isSame(before: DraftState, after: DraftState): boolean {
  return (
    before.step === after.step &&
    before.papers === after.papers &&
    Object.entries(after.fields).every(([name, value]) => before.fields[name] === value)
  )
}

/** What is far too long is told at its field; the rest must not be lost over it. */
export function fitting(fields: DraftState['fields']): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.slice(0, 2000)]))
}
