import { ApiError } from '@portal/client/api-error'

/** A labelled value of a record as the user sees it. */
export type Fact = readonly [label: string, text: string]

/** A value that a colleague changed. */
export interface Difference {
  label: string
  /** Undefined for an added value. */
  before?: string
  now: string
}

/** Whether a save failed because a colleague has changed the record since it was read. */
export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'changed_meanwhile'
}

/** The values that differ between two versions of a record; both have the same labels. */
export function differencesOf(before: readonly Fact[], now: readonly Fact[]): Difference[] {
  const earlier = new Map(before)
  return now.flatMap(([label, text]) => {
    const old = earlier.get(label) ?? ''
    return old === text ? [] : { label, before: old, now: text }
  })
}
