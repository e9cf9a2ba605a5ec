import { Listeners } from '@portal/client/listeners'
import { useLayoutEffect } from 'react'

/**
 * Whether somebody has something in hand: a form with input that is not saved, an open dialog. What they see must not be replaced meanwhile:
 * they would save over a colleague's version that they have not read, and nobody would be told.
 */

let held = 0
const changes = new Listeners()

/** Calls a function whenever somebody takes something in hand, and whenever nothing is in hand any more. */
export const onHeld = changes.add

/** Whether something is in hand. */
export function isHeld(): boolean {
  return held > 0
}

/** Holds what the page shows for as long as the condition is true and the component is on the page. */
export function useHold(isHolding: boolean): void {
  useLayoutEffect(() => {
    if (!isHolding) return
    count(1)
    return () => count(-1)
  }, [isHolding])
}

/** Waits until nothing is in hand. */
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
