import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Icon } from '../icon'
import { useTexts } from '../texts'
import styles from './menu-panel.module.css'
import { childPath, isWithin, type NavigationItem, navigation } from './navigation'
import { SessionArea, WaitingDot } from './session-area'
import { TextSize } from './text-size'

/** The menu of the narrow bar: everything that the wide bar shows, in one panel. It opens without JavaScript, too. */
export function MenuPanel() {
  const { shell } = useTexts()
  const { pathname } = useLocation()
  const panel = useRef<HTMLDetailsElement>(null)
  const toggle = useRef<HTMLElement>(null)
  usePanelClosing(panel, toggle)
  return (
    <details ref={panel} className={styles.menu}>
      <summary ref={toggle} className={styles.toggle}>
        <Icon name="menu" className={styles.whenClosed} />
        <Icon name="close" className={styles.whenOpen} />
        {shell.menu}
        <WaitingDot />
      </summary>
      <div className={styles.panel}>
        <SessionArea spread />
        <nav aria-label={shell.mainMenu}>
          <ul>
            {navigation.map((item) => (
              <li key={item.path}>
                {item.children ? (
                  <Group item={item} current={isWithin(item.path, pathname)} />
                ) : (
                  <NavLink to={item.path}>{shell.navigation[item.label]}</NavLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <TextSize labelled />
      </div>
    </details>
  )
}

function Group({ item, current }: { item: NavigationItem; current: boolean }) {
  const { navigation: labels } = useTexts().shell
  return (
    <details className={styles.group}>
      <summary data-current={current || undefined}>
        {labels[item.label]}
        <Icon name="down" className={styles.arrow} />
      </summary>
      <ul>
        {item.children?.map((child) => (
          <li key={child.path}>
            <NavLink to={childPath(item, child)}>{labels[child.label]}</NavLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

type ElementRef<E> = { readonly current: E | null }

/** Closes the panel by Escape, by a press outside, and when another page is chosen. */
function usePanelClosing(panel: ElementRef<HTMLDetailsElement>, toggle: ElementRef<HTMLElement>): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each location closes it
  useEffect(() => {
    if (panel.current) panel.current.open = false
  }, [key, panel])

  useEffect(() => {
    const stop = new AbortController()
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !panel.current?.open) return
      panel.current.open = false
      toggle.current?.focus()
    }
    const onPress = (event: Event) => {
      if (panel.current?.open && !panel.current.contains(event.target as Node)) panel.current.open = false
    }
    document.addEventListener('keydown', onKey, { signal: stop.signal })
    document.addEventListener('pointerdown', onPress, { signal: stop.signal })
    return () => stop.abort()
  }, [panel, toggle])
}
