import { NavLink, useLocation } from 'react-router'
import { Dropdown } from '../core/dropdown'
import { childPath, isWithin, navigation } from '../core/frame/navigation'
import { useTexts } from '../core/texts'

/** The menu of the wide bar (S03, S04). */
export function MainMenu() {
  const { shell } = useTexts()
  const { pathname } = useLocation()
  return (
    <nav aria-label={shell.mainMenu}>
      <ul className="desktop-menu">
        {navigation.map((item) => (
          <li key={item.path}>
            {item.children ? (
              <Dropdown label={shell.navigation[item.label]} current={isWithin(item.path, pathname)}>
                {item.children.map((child) => (
                  <li key={child.path}>
                    <NavLink to={childPath(item, child)}>{shell.navigation[child.label]}</NavLink>
                  </li>
                ))}
              </Dropdown>
            ) : (
              <NavLink to={item.path} className="desktop-link">
                {shell.navigation[item.label]}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
