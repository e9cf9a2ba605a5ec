import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { isLeaving, useClosing } from '../core/closing'
import { childPath, isWithin, type NavigationItem, navigation } from '../core/frame/navigation'
import { AttentionDot, SessionArea } from '../core/frame/session-area'
import { TextSize } from '../core/frame/text-size'
import { Icon } from '../core/icon'
import { useTexts } from '../core/texts'

/** The menu of the narrow bar: everything from the wide bar in one panel. Works without JavaScript. */
export function MenuPanel() {
  const { shell } = useTexts()
  const { pathname, key } = useLocation()
  const panel = useRef<HTMLDetailsElement>(null)
  const toggle = useRef<HTMLElement>(null)
  const close = () => panel.current?.removeAttribute('open')
  useClosing(panel, toggle, () => panel.current?.open === true, close)
  const opened = useRef(key)
  useEffect(() => {
    // Not when the scripts come: somebody may have opened it before.
    if (opened.current !== key) panel.current?.removeAttribute('open')
    opened.current = key
  }, [key])
  return (
    // Close the panel when the focus leaves it, so that it does not cover the focused element.
    <details ref={panel} className="desktop-more" onBlur={(event) => isLeaving(event) && close()}>
      <summary ref={toggle} className="desktop-toggle">
        <Icon name="menu" className="desktop-when-closed" />
        <Icon name="close" className="desktop-when-open" />
        {shell.menu}
        <AttentionDot />
      </summary>
      <div className="desktop-panel">
        {/* First, so that it stays under the pointer while everything below it grows. */}
        <TextSize labelled />
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
      </div>
    </details>
  )
}

function Group({ item, current }: { item: NavigationItem; current: boolean }) {
  const { navigation: labels } = useTexts().shell
  return (
    <details className="desktop-group">
      <summary data-current={current || undefined}>
        {labels[item.label]}
        <Icon name="down" className="desktop-arrow" />
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
