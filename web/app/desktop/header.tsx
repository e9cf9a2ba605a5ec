import { Link } from 'react-router'
import { LanguageMenu } from '../core/frame/language-menu'
import { SessionArea } from '../core/frame/session-area'
import { TextSize } from '../core/frame/text-size'
import { Icon } from '../core/icon'
import { useTexts } from '../core/texts'
import { dial, useCompany } from '../core/use-company'
import styles from './header.module.css'
import { MainMenu } from './main-menu'
import { MenuPanel } from './menu-panel'

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
            <LanguageMenu look="dark" />
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
