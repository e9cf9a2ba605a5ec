import { Menu } from '@mantine/core'
import { spotlight } from '@mantine/spotlight'
import { languageNames, languages } from '@portal/contract/language'
import { Link, useNavigate } from 'react-router'
import { useChangeLanguage } from '../core/language-provider'
import { leave, lock } from '../core/leaving'
import { useSession } from '../core/session'
import { useLanguage } from '../core/texts'
import { useShellTexts } from '../locales/shell'
import styles from './frame.module.css'

/** The bar above every page: where one is, the palette, and who is logged in. */
export function Header({ navOpen, onNav }: { navOpen: boolean; onNav: () => void }) {
  const texts = useShellTexts()
  const language = useLanguage()
  const changeLanguage = useChangeLanguage()
  const navigate = useNavigate()
  const name = useSession()?.member.firstName ?? ''
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
      <button type="button" className={styles.bar} onClick={spotlight.open}>
        {texts.find} <kbd>Ctrl K</kbd>
      </button>
      <Menu position="bottom-end" width={240} withinPortal>
        <Menu.Target>
          <button type="button" className={styles.bar} aria-label={texts.userMenu(name)}>
            {name}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => navigate('/account')}>{texts.pages.account}</Menu.Item>
          <Menu.Item onClick={() => void lock('asked')}>{texts.lock}</Menu.Item>
          <Menu.Divider />
          {languages.map((one) => (
            <Menu.Item
              key={one}
              lang={one}
              aria-current={one === language || undefined}
              rightSection={one === language ? '✓' : undefined}
              onClick={() => void changeLanguage(one)}
            >
              {languageNames[one]}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => void leave()}>{texts.logout}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </header>
  )
}
