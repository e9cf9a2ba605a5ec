import { NavLink, useLocation } from 'react-router'
import { childPath, navigation } from '../core/frame/navigation'
import { useTexts } from '../core/texts'

/** The pages of one section of the menu side by side, such as activities and news; on those pages only. */
export function Section() {
  const { shell } = useTexts()
  const { pathname } = useLocation()
  const item = navigation.find((item) => item.children?.some((child) => childPath(item, child) === pathname))
  if (!item?.children) return null
  return (
    <nav className="phone-section" aria-label={shell.phone.section}>
      {item.children.map((child) => (
        <NavLink key={child.path} to={childPath(item, child)} replace>
          {shell.navigation[child.label]}
        </NavLink>
      ))}
    </nav>
  )
}
