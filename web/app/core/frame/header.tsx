import { Link } from 'react-router'
import { Icon } from '../icon'
import { useTexts } from '../texts'
import { dial, useCompany } from '../use-company'
import styles from './header.module.css'
import { LanguageMenu } from './language-menu'
import { MainMenu } from './main-menu'
import { MenuPanel } from './menu-panel'
import { SessionArea } from './session-area'
import { TextSize } from './text-size'

/** The fixed header: a strip with phone, text size and language, and below it the agency, menu and session (S01). */
export function Header() {
  const { shell } = useTexts()
  const company = useCompany()
  return (
    <header className={styles.bar}>
      <div className={styles.strip}>
        <div className={`wrap ${styles.row}`}>
          {company && (
            <a className={styles.phone} href={dial(company.phone)}>
              <Icon name="phone" />
              <span className={styles.call}>{shell.call}</span> <b>{company.phone}</b>
            </a>
          )}
          <div className={styles.settings}>
            <div className={styles.wide}>
              <TextSize />
            </div>
            <LanguageMenu />
          </div>
        </div>
      </div>
      <div className={`wrap ${styles.row} ${styles.main}`}>
        <Link
          to="/"
          className={styles.brand}
          aria-label={brandLabel(company?.companyName ?? shell.siteName, shell.homePage)}
        >
          <img src="/logo.svg" width="44" height="44" alt="" />
          <span className={styles.name}>{company?.companyName ?? shell.siteName}</span>
        </Link>
        <div className={`${styles.wide} ${styles.navigation}`}>
          <MainMenu />
          <SessionArea />
        </div>
        <div className={styles.narrow}>
          <MenuPanel />
        </div>
      </div>
    </header>
  )
}

function brandLabel(name: string, homePage: string): string {
  return `${name} – ${homePage}`
}
