import { Listeners } from '@portal/client/listeners'

/**
 * Forms that somebody has begun to fill in, other than searches. What they see must not be replaced meanwhile: they would save over a colleague's version
 * that they have not read, and nobody would be told.
 */

const checkEvery = 300
const mark = 'data-begun'
let lastSent: Element | null = null
let restored = 0
const listeners = new Listeners()

/** Calls a function whenever somebody begins to fill in a form. */
export const onBegun = listeners.add

document.addEventListener('input', ({ target }) => {
  if (!(target instanceof Element) || target.closest('search')) return
  const form = target.closest('main form')
  if (!form || form.hasAttribute(mark)) return
  form.setAttribute(mark, '')
  listeners.tell()
})
document.addEventListener('submit', ({ target }) => {
  if (!(target instanceof Element)) return
  target.removeAttribute(mark)
  lastSent = target
})

/** Notes that a field has input from before the screen was locked. Returns the function to call when it is sent or left. */
export function noteRestored(): () => void {
  restored++
  return () => {
    restored--
  }
}

/** Whether a form on the page is begun and not sent, or a dialog is open. */
export function isBegun(): boolean {
  return restored > 0 || document.querySelector(`[role=dialog], main form[${mark}]`) !== null
}

/** Notes that what was sent last was not saved: its form goes on. */
export function noteNotSaved(): void {
  lastSent?.setAttribute(mark, '')
}

/** Waits until nothing is begun. */
export async function untilSentOrLeft(): Promise<void> {
  while (isBegun()) await new Promise((resolve) => window.setTimeout(resolve, checkEvery))
}
