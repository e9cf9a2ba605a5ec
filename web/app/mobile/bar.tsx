import { Link, useLocation, useNavigate } from 'react-router'
import { LanguageMenu } from '../core/frame/language-menu'
import { TextSize } from '../core/frame/text-size'
import { toTop } from '../core/frame/to-top'
import { Icon } from '../core/icon'
import { useTexts } from '../core/texts'
import { dial, useCompany } from '../core/use-company'
import { Section } from './section'
import { hasOnlyLinks, parentOf } from './tab-places'
import { useScrolledTitle } from './use-scrolled-title'

/**
 * The bar at the top: the agency on the home page; on other pages the way back, and the title once it has scrolled away. What stands
 * below it scrolls with the page.
 */
export function Bar() {
  const { shell } = useTexts()
  const company = useCompany()
  const { pathname } = useLocation()
  const atHome = pathname === '/'
  const isStill = hasOnlyLinks(pathname)
  return (
    <>
      <header className="phone-bar">
        {atHome || isStill ? <Brand /> : <Back />}
        {!atHome && !isStill && <Title />}
        <div className="phone-settings">
          {!isStill && <LanguageMenu />}
          {company && (
            <a className="phone-call" href={dial(company.phone)} aria-label={`${shell.call} ${company.phone}`}>
              <Icon name="phone" />
            </a>
          )}
        </div>
      </header>
      {atHome ? (
        <section className="phone-size" aria-label={shell.textSize}>
          <TextSize labelled />
        </section>
      ) : (
        <Section />
      )}
    </>
  )
}

function Brand() {
  const { shell } = useTexts()
  const name = useCompany()?.companyName ?? shell.siteName
  return (
    <Link to="/" className="phone-brand">
      <img src="/logo.svg" width="36" height="36" alt="" />
      <span translate="no">{name}</span>
    </Link>
  )
}

/** Back to the page before, or for who came straight here, to the page above this one. */
function Back() {
  const { back, toPageBefore } = useTexts().shell.phone
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <Link
      to={parentOf(pathname)}
      className="phone-back"
      onClick={(event) => {
        if (!isFirstPage()) {
          event.preventDefault()
          navigate(-1)
        }
      }}
    >
      <Icon name="left" />
      <span>
        <span>{back}</span>
        <span className="visually-hidden"> {toPageBefore}</span>
      </span>
    </Link>
  )
}

/** Whether the visit began with this page. The router counts the pages of a visit in the history's state. */
function isFirstPage(): boolean {
  return !(history.state?.idx > 0)
}

function Title() {
  const { shell } = useTexts()
  const title = useScrolledTitle()
  if (!title) return null
  return (
    <button type="button" className="phone-title" onClick={toTop}>
      <span>{title}</span>
      <span className="visually-hidden">, {shell.floating.toTop}</span>
    </button>
  )
}
