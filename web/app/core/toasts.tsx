import { useSyncExternalStore } from 'react'
import { useTexts } from './texts'
import styles from './toasts.module.css'

export type ToastKind = 'success' | 'warning' | 'error'

interface Toast {
  id: number
  text: string
  kind: ToastKind
}

const shownFor = 8_000
let shown: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a short message and reads it out; it goes by itself, or when its button is pressed. */
export function toast(text: string, kind: ToastKind): void {
  const id = ++lastId
  change([...shown.filter((other) => other.text !== text), { id, text, kind }].slice(-3))
  setTimeout(() => dismiss(id), shownFor)
}

/** The place where toasts show. Two live regions stand there from the start, since screen readers only announce changes in known ones. */
export function Toasts() {
  const all = useSyncExternalStore(
    subscribe,
    () => shown,
    () => shown,
  )
  return (
    <div className={styles.toasts}>
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
    <div key={t.id} className={styles.toast} data-kind={t.kind}>
      <span className={styles.mark} aria-hidden="true">
        {t.kind === 'success' ? '✓' : '!'}
      </span>
      <p>{t.text}</p>
      <button type="button" onClick={() => dismiss(t.id)} aria-label={ui.close}>
        ×
      </button>
    </div>
  ))
}

function dismiss(id: number) {
  change(shown.filter((t) => t.id !== id))
}

function change(next: readonly Toast[]) {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
