import { Listeners } from '@portal/client/listeners'
import { deviceStore } from '@portal/client/storage'
import { useSyncExternalStore } from 'react'
import { useTexts } from '../texts'
import * as styles from './text-size.module.css'

const sizes = { normal: 'A', large: 'A+', larger: 'A++' } as const
type Size = keyof typeof sizes

const listeners = new Listeners()

/**
 * The text size switch A A+ A++. inline/before-paint.ts applies the stored size before the first paint; without JavaScript the
 * switch is hidden.
 */
export function TextSize({ labelled = false }: { labelled?: boolean }) {
  const { shell } = useTexts()
  const chosen = useTextSize()
  return (
    <fieldset className={styles.sizes}>
      <legend className={labelled ? styles.label : 'visually-hidden'}>{shell.textSize}</legend>
      {(Object.keys(sizes) as Size[]).map((size) => (
        <button key={size} type="button" data-size={size} aria-pressed={size === chosen} onClick={() => choose(size)}>
          {sizes[size]}
          <span className="visually-hidden"> {shell.textSizes[size]}</span>
        </button>
      ))}
    </fieldset>
  )
}

/** The chosen text size; undefined on the server and during hydration. */
export function useTextSize(): string | undefined {
  return useSyncExternalStore(
    listeners.add,
    () => document.documentElement.dataset.textSize,
    () => undefined,
  )
}

function choose(size: Size) {
  document.documentElement.dataset.textSize = size
  deviceStore.write('textSize', size)
  listeners.tell()
}
