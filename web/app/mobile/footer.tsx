import { Link, useLocation } from 'react-router'
import { SessionArea } from '../core/frame/session-area'
import { TextSize } from '../core/frame/text-size'
import { Icon } from '../core/icon'
import { useTexts } from '../core/texts'
import { dial, useCompany } from '../core/use-company'
import { hasOnlyLinks } from './tab-places'

/** The footer of the phone site: account, contact, text size, legal pages, and the way to the desktop site. */
export function Footer() {
  const { shell } = useTexts()
  const words = shell.phone
  const company = useCompany()
  const { pathname } = useLocation()
  const name = company?.companyName ?? shell.siteName
  return (
    <footer className="phone-foot">
      <SessionArea spread />
      {!hasOnlyLinks(pathname) && <TextSize labelled />}
      <nav aria-label={words.help}>
        {company && (
          <>
            <a href={dial(company.phone)}>
              <Icon name="phone" />
              <span>
                {shell.call} <b translate="no">{company.phone}</b>
              </span>
            </a>
            <a href={`mailto:${company.email}`}>
              <Icon name="mail" />
              <span translate="no">{company.email}</span>
            </a>
          </>
        )}
        <Link to="/services/booking">{shell.bookVisit}</Link>
        <Link to="/services/guide">{shell.footer.guide}</Link>
        <Link to="/about/team">{shell.footer.aboutUs}</Link>
        <Link to="/about/faq">{shell.navigation.faq}</Link>
        <Link to="/about/language-access">{shell.footer.languageHelp}</Link>
        <Link to="/about/certificate">{shell.footer.certificate}</Link>
        <Link to="/about/privacy">{shell.footer.privacy}</Link>
        <Link to="/about/TermsOfServices">{shell.footer.terms}</Link>
        <Link to="/about/licence">{shell.footer.licenceNotice}</Link>
        {/* The server remembers the choice. */}
        <a href="?site=desktop" rel="nofollow">
          {words.desktopSite}
        </a>
      </nav>
      {/* The server may have rendered the page in a different year. */}
      <p suppressHydrationWarning>{shell.footer.copyright(new Date().getFullYear(), name)}</p>
      {company && <p>{shell.footer.licenceNumber(company.licenceNumber)}</p>}
    </footer>
  )
}
