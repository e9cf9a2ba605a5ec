import { type ComponentProps, useState } from 'react'
import { Link } from 'react-router'
import { later } from '../core/later'
import { useSession } from '../core/session'
import { useShellTexts } from '../locales/shell'
import styles from './frame.module.css'
import { openPalette } from './palette-key'

const MenuButton = (button: ComponentProps<'button'>) => <button {...button} />
const UserMenu = later(async () => (await import('./user-menu')).UserMenu, MenuButton)

/** The header of every page: navigation button, palette and user menu. */
export function Header({ navOpen, onNav }: { navOpen: boolean; onNav: () => void }) {
  const texts = useShellTexts()
  const name = useSession()?.member.firstName ?? ''
  const [wasPressed, setPressed] = useState(false)
  const menuButton = {
    type: 'button',
    className: styles.bar,
    'aria-label': texts.userMenu(name),
    children: name,
  } as const
  return (
    <header className={styles.header}>
      <button
        type="button"
        className={`${styles.bar} ${styles.menuButton}`}
        aria-expanded={navOpen}
        aria-controls="nav"
        onClick={onNav}
      >
        {texts.openNav}
      </button>
      <Link className={styles.brand} to="/">
        <img src="/favicon.svg" alt="" width="32" height="32" />
        <span className={styles.wide}>{texts.product}</span> {texts.staff}
      </Link>
      <button type="button" className={styles.bar} onClick={openPalette}>
        {texts.find} <kbd>Ctrl K</kbd>
      </button>
      {wasPressed ? (
        <UserMenu {...menuButton} />
      ) : (
        <MenuButton {...menuButton} aria-haspopup="menu" aria-expanded={false} onClick={() => setPressed(true)} />
      )}
    </header>
  )
}
