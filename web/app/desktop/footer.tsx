import type { ContactInfo } from '@portal/contract/company/public'
import { Link } from 'react-router'
import { Icon } from '../core/icon'
import { useTexts } from '../core/texts'
import { dial, useCompany } from '../core/use-company'

/** The footer of every page (S10). Content that only the agency can provide is left out until it is entered. */
export function Footer() {
  const company = useCompany()
  const { shell } = useTexts()
  const name = company?.companyName ?? shell.siteName
  return (
    <footer className="desktop-footer">
      <div className="wrap">
        {company?.tip && <Tip text={company.tip} />}
        <div className="desktop-columns">
          <div>
            <p className="desktop-agency">{name}</p>
            <p>{company?.tagline}</p>
            {company && <Licence company={company} />}
          </div>
          {company && <Contact company={company} />}
          <QuickLinks />
          {company && <FollowUs company={company} />}
        </div>
        <div className="desktop-legal">
          {/* The server may have rendered the page in a different year. */}
          <p suppressHydrationWarning>{shell.footer.copyright(new Date().getFullYear(), name)}</p>
          <nav aria-label={shell.footer.legal}>
            <Link to="/about/privacy">{shell.footer.privacy}</Link>
            <Link to="/about/TermsOfServices">{shell.footer.terms}</Link>
            <Link to="/about/licence">{shell.footer.licenceNotice}</Link>
            <Link to="/about/language-access">{shell.footer.languageHelp}</Link>
            <Link to="/about/certificate">{shell.footer.certificate}</Link>
            <a href="?site=phone" rel="nofollow">
              {shell.footer.phoneSite}
            </a>
          </nav>
        </div>
      </div>
    </footer>
  )
}

function Tip({ text }: { text: string }) {
  return (
    <figure className="desktop-tip">
      <Icon name="quote" />
      <blockquote>
        <p>{text}</p>
      </blockquote>
    </figure>
  )
}

function Licence({ company }: { company: ContactInfo }) {
  const { footer } = useTexts().shell
  return (
    <a href={company.licenceUrl} rel="noopener noreferrer">
      <Icon name="shield" />
      <span>
        {footer.licence}
        <br />
        <small>{footer.licenceNumber(company.licenceNumber)}</small>
      </span>
    </a>
  )
}

function Contact({ company }: { company: ContactInfo }) {
  const { footer } = useTexts().shell
  return (
    <div>
      <h2>{footer.contact}</h2>
      <address>
        <a href={dial(company.phone)}>
          <Icon name="phone" />
          <span>
            {footer.phone} <span translate="no">{company.phone}</span>
          </span>
        </a>
        <p className="desktop-line">
          <Icon name="fax" />
          <span>
            {footer.fax} <span translate="no">{company.fax}</span>
          </span>
        </p>
        <a href={`mailto:${company.email}`}>
          <Icon name="mail" />
          <span>
            <span className="visually-hidden">{footer.email} </span>
            <span translate="no">{company.email}</span>
          </span>
        </a>
      </address>
    </div>
  )
}

function QuickLinks() {
  const { bookVisit, footer, navigation } = useTexts().shell
  return (
    <nav aria-labelledby="quick-links">
      <h2 id="quick-links">{footer.quickLinks}</h2>
      <Link to="/services/guide">{footer.guide}</Link>
      <Link to="/services/booking">{bookVisit}</Link>
      <Link to="/about/faq">{navigation.faq}</Link>
      <Link to="/community/activity/list">{navigation.activities}</Link>
      <Link to="/about/team">{footer.aboutUs}</Link>
    </nav>
  )
}

function FollowUs({ company }: { company: ContactInfo }) {
  const { footer } = useTexts().shell
  return (
    <div>
      <h2>{footer.followUs}</h2>
      <a href={company.videoSiteUrl} rel="noopener noreferrer">
        <Icon name="video" />
        {footer.videos}
      </a>
      <a href={company.chatAppUrl} rel="noopener noreferrer">
        <Icon name="chat" />
        {footer.chat}
      </a>
    </div>
  )
}
