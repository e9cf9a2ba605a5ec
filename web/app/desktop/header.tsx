import { Link } from 'react-router'
import { LanguageMenu } from '../core/frame/language-menu'
import { SessionArea } from '../core/frame/session-area'
import { TextSize } from '../core/frame/text-size'
import { Icon } from '../core/icon'
import { useTexts } from '../core/texts'
import { dial, useCompany } from '../core/use-company'
import { MainMenu } from './main-menu'
import { MenuPanel } from './menu-panel'

/** The fixed header: a strip with phone, text size and language, and below it the agency, menu and session (S01). */
export function Header() {
  const { shell } = useTexts()
  const company = useCompany()
  return (
    <header className="desktop-bar">
      <div className="desktop-strip">
        <div className="wrap desktop-row">
          {company && (
            <a className="desktop-phone" href={dial(company.phone)}>
              <Icon name="phone" />
              <span className="desktop-phone-label">{shell.call}</span> <b translate="no">{company.phone}</b>
            </a>
          )}
          <div className="desktop-settings">
            <div className="desktop-wide">
              <TextSize />
            </div>
            <LanguageMenu look="dark" />
          </div>
        </div>
      </div>
      <div className="wrap desktop-row desktop-main">
        <Link
          to="/"
          className="desktop-brand"
          aria-label={brandLabel(company?.companyName ?? shell.siteName, shell.homePage)}
        >
          <img src="/logo.svg" width="44" height="44" alt="" />
          <span className="desktop-name" translate="no">
            {company?.companyName ?? shell.siteName}
          </span>
        </Link>
        <div className="desktop-wide desktop-navigation">
          <MainMenu />
          <SessionArea />
        </div>
        <div className="desktop-narrow">
          <MenuPanel />
        </div>
      </div>
    </header>
  )
}

function brandLabel(name: string, homePage: string): string {
  return `${name} – ${homePage}`
}
