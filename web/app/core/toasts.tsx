import { Listeners } from '@portal/client/listeners'
import { useRef, useSyncExternalStore } from 'react'
import { Button } from './button'
import { focusTitle } from './focus-title'
import { useTexts } from './texts'
import * as styles from './toasts.module.css'

export type ToastKind = 'success' | 'warning' | 'error'

/** A button in a message, with the action that it offers. */
interface Remedy {
  label: string
  act: () => void
}

interface Toast {
  id: number
  text: string
  kind: ToastKind
  remedy?: Remedy | undefined
}

const shownFor = 8_000
let shown: readonly Toast[] = []
let lastId = 0
const listeners = new Listeners()

/**
 * Shows a short message, which screen readers announce; it has a close button. Disappears by itself, but not while it
 * is hovered or focused. Errors stay until a later action succeeds or another page opens.
 */
export function toast(text: string, kind: ToastKind, remedy?: Remedy): void {
  const id = ++lastId
  if (kind === 'success') clearErrors()
  change([...shown.filter((other) => other.text !== text), { id, text, kind, remedy }].slice(-3))
  const go = () => {
    if (document.querySelector('#toasts:is(:hover, :focus-within)')) setTimeout(go, 1000)
    else dismiss(id)
  }
  if (kind !== 'error') setTimeout(go, shownFor)
}

/** Removes a message that is no longer true. */
export function withdraw(text: string): void {
  change(shown.filter((t) => t.text !== text))
}

/** Removes all error messages, once the problem is over. */
export function clearErrors(): void {
  change(shown.filter(({ kind }) => kind !== 'error'))
}

/**
 * The container of the toasts. Both live regions are rendered from the start, because screen readers announce changes
 * only in existing ones.
 */
export function Toasts() {
  const all = useSyncExternalStore(listeners.add, current, current)
  const before = useRef<HTMLElement>(null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes where the focus came from
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is clicked is a button, which takes keys
    <div
      id="toasts"
      className={styles.toasts}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget as HTMLElement | null
      }}
      // Restores the focus after closing, since the focused button is gone.
      onClick={({ target }) => {
        if (!(target as Element).closest('button')) return
        if (before.current?.isConnected) before.current.focus()
        else focusTitle()
      }}
    >
      <div role="status">
        <ToastList toasts={all.filter((t) => t.kind === 'success')} />
      </div>
      <div role="alert">
        <ToastList toasts={all.filter((t) => t.kind !== 'success')} />
      </div>
    </div>
  )
}

function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const { ui } = useTexts()
  return toasts.map((t) => (
    <div key={t.id} className={styles.toast} data-kind={t.kind} ref={uncoverFocus}>
      <span className={styles.mark} aria-hidden="true">
        {t.kind === 'success' ? '✓' : '!'}
      </span>
      <div className={styles.said}>
        <p>{t.text}</p>
        {t.remedy && (
          <Button kind="secondary" onClick={t.remedy.act}>
            {t.remedy.label}
          </Button>
        )}
      </div>
      <button type="button" className={styles.close} onClick={() => dismiss(t.id)} aria-label={ui.close}>
        ×
      </button>
    </div>
  ))
}

/** Called when a toast appears or disappears: scrolls a covered focused element to where the page's scroll padding leaves it visible. */
function uncoverFocus() {
  const focused = document.activeElement
  if (focused && Math.abs(focused.getBoundingClientRect().bottom - innerHeight) < 250)
    focused.scrollIntoView({ block: 'nearest' })
}

function dismiss(id: number) {
  change(shown.filter((t) => t.id !== id))
}

function change(next: readonly Toast[]) {
  shown = next
  listeners.tell()
}

function current() {
  return shown
}
