import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isLeaving, useClosing } from './closing'
import * as styles from './dropdown.module.css'
import { Icon } from './icon'
import { useHydrated } from './loading/hydrated'

/** `peek`: open while hovered or focused. `open`: opened on purpose. */
type State = 'closed' | 'peek' | 'open'

interface DropdownProps {
  label: ReactNode
  /** The side of the button that the list is aligned with. */
  side?: 'start' | 'end'
  /** Whether the list contains the current page. */
  current?: boolean
  /** `dark`: for use on a deep-pine background. */
  look?: 'light' | 'dark'
  /** The list's items: `li` elements with links or buttons. */
  children: ReactNode
}

/**
 * A button that discloses a list of links, on hover or focus. Enter, Space and the down arrow move the focus into the
 * list; Tab skips it. Escape, a press outside or leaving closes it. Without JavaScript, CSS opens it.
 */
export function Dropdown({ label, side = 'start', current = false, look = 'light', children }: DropdownProps) {
  const [state, setState] = useState<State>('closed')
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hydrated = useHydrated()
  const isOpen = state !== 'closed'
  const peek = () => setState((was) => (was === 'closed' ? 'peek' : was))
  const close = () => setState('closed')
  const enter = () => {
    flushSync(() => setState('open'))
    itemsIn(root.current)[0]?.focus()
  }
  useClosing(root, button, () => isOpen, close)
  useEffect(() => {
    for (const item of itemsIn(root.current)) item.tabIndex = -1
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus are only watched here; the button does the work
    <div
      ref={root}
      className={styles.dropdown}
      data-state={hydrated ? state : undefined}
      data-side={side}
      data-look={look}
      onPointerEnter={(event) => isMouse(event) && peek()}
      onPointerLeave={(event) => isMouse(event) && state === 'peek' && !hasFocusInside(event) && close()}
      onBlur={(event) => isLeaving(event) && close()}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        data-current={current || undefined}
        // Focus that returns from the list does not open it again.
        onFocus={(event) =>
          event.target.matches(':focus-visible') && !root.current?.contains(event.relatedTarget) && peek()
        }
        // `detail` is 0 for clicks from the keyboard, which have no pointer.
        onClick={(event) => (event.detail ? setState(state === 'open' ? 'closed' : 'open') : enter())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          enter()
        }}
      >
        {label}
        <Icon name="down" className={styles.arrow} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on any item closes the list; the items themselves take keys */}
      <div
        className={styles.panel}
        onClick={() => {
          button.current?.focus()
          close()
        }}
        onKeyDown={moveByArrows}
      >
        <ul>{children}</ul>
      </div>
    </div>
  )
}

function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const items = itemsIn(event.currentTarget)
  const at = items.indexOf(document.activeElement as HTMLElement)
  items[(at + step + items.length) % items.length]?.focus()
}

function itemsIn(element: HTMLElement | null): HTMLElement[] {
  return element ? [...element.querySelectorAll<HTMLElement>(':scope ul :is(a, button)')] : []
}

const isMouse = (event: PointerEvent) => event.pointerType === 'mouse'
const hasFocusInside = (event: PointerEvent<HTMLElement>) => event.currentTarget.contains(document.activeElement)
