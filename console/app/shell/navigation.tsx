import { NavLink } from 'react-router'
import { useSession } from '../core/session'
import { useShellTexts } from '../locales/shell'
import styles from './frame.module.css'
import { pagesFor } from './pages'

/** The pages that the member's roles work on. */
export function Navigation({ isOpen }: { isOpen: boolean }) {
  const texts = useShellTexts()
  const session = useSession()
  return (
    <nav id="nav" className={styles.nav} data-open={isOpen} aria-label={texts.nav}>
      <ul>
        {session &&
          pagesFor(session.member).map(({ name, path }) => (
            <li key={path}>
              <NavLink to={path}>{texts.pages[name]}</NavLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
