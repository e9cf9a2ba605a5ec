import { Listeners } from '@portal/client/listeners'
import { useLayoutEffect } from 'react'

/**
 * Counts forms with unsaved input and open dialogs. Live refresh waits for them: replacing a page during input would let the user overwrite a
 * colleague's version that they have not read.
 */

let held = 0
const changes = new Listeners()

/** Calls the listener when refreshing has to wait, and when it may continue. Returns the unsubscribe function. */
export const onHeld = changes.add

/** Whether a form has unsaved input or a dialog is open. */
export function isHeld(): boolean {
  return held > 0
}

/** Keeps the page from being refreshed while the condition is true and the component is mounted. */
export function useHold(isHolding: boolean): void {
  useLayoutEffect(() => {
    if (!isHolding) return
    count(1)
    return () => count(-1)
  }, [isHolding])
}

/** Resolves once no form has unsaved input and no dialog is open. */
export async function untilFree(): Promise<void> {
  if (!isHeld()) return
  await new Promise<void>((resolve) => {
    const stop = changes.add(() => {
      if (isHeld()) return
      stop()
      resolve()
    })
  })
}

function count(step: 1 | -1) {
  const wasHeld = isHeld()
  held += step
  if (isHeld() !== wasHeld) changes.tell()
}
