import { NavLink } from 'react-router'
import { useSession } from '../core/session'
import { useShellTexts } from '../locales/shell'
import styles from './frame.module.css'
import { groups, pagesFor } from './pages'

/** The pages for the member's roles, in groups. */
export function Navigation({ isOpen }: { isOpen: boolean }) {
  const texts = useShellTexts()
  const session = useSession()
  const pages = session ? pagesFor(session.member) : []
  return (
    <nav id="nav" className={styles.nav} data-open={isOpen} aria-label={texts.nav}>
      <div>
        {groups
          .filter((group) => pages.some((page) => page.group === group))
          .map((group) => (
            <div key={group}>
              <p id={`nav-${group}`}>{texts.groups[group]}</p>
              <ul aria-labelledby={`nav-${group}`}>
                {pages
                  .filter((page) => page.group === group)
                  .map(({ name, path }) => (
                    <li key={path}>
                      <NavLink to={path}>{texts.pages[name]}</NavLink>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
      </div>
    </nav>
  )
}
