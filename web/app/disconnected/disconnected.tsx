import { languageNames, languages } from '@portal/contract/language'
import { OfficeLinks } from '../company/office-links'
import { contentMeta } from '../content/content-meta'
import { PageHead } from '../content/page-head'
import { Icon } from '../core/icon'
import { inBrowser, onServer } from '../core/loading/page-data'
import { useLanguage, useTexts } from '../core/texts'
import { dial, useCompany } from '../core/use-company'
import { disconnectedTexts, useDisconnectedTexts } from '../locales/disconnected'
import * as styles from './disconnected.module.css'
import type { load } from './disconnected-data'

export const loader = onServer(async (api) => (await import('./disconnected-data')).load(api))
export const clientLoader = inBrowser(() => import('./disconnected-data'))

export const meta = contentMeta((_, { language }) => disconnectedTexts(language))

type Offices = Awaited<ReturnType<typeof load>>

/** The page that the service worker shows without a network; it works without scripts, and without anything else from the network. */
export default function Disconnected({ loaderData: offices }: { loaderData: Offices }) {
  const words = useDisconnectedTexts()
  const { home, shell } = useTexts()
  const current = useLanguage()
  const company = useCompany()
  return (
    <>
      <PageHead title={words.title} text={words.text}>
        <div className={styles.ways}>
          {/* biome-ignore lint/a11y/useValidAnchor: the address that could not be reached is still the page's own */}
          <a href="">{words.retry}</a>
          {company && (
            <a href={dial(company.phone)}>
              <Icon name="phone" />
              {words.call}{' '}
              <span className={styles.number} translate="no">
                {company.phone}
              </span>
            </a>
          )}
        </div>
        {/* The frame's menu of languages needs scripts. */}
        <nav className={styles.languages} aria-label={shell.language}>
          {languages.map((language) => (
            <a
              key={language}
              href={`?lang=${language}`}
              lang={language}
              hrefLang={language}
              aria-current={language === current || undefined}
            >
              {languageNames[language]}
            </a>
          ))}
        </nav>
      </PageHead>
      <div className={`wrap ${styles.page}`}>
        {/* Filled by the service worker, which knows what it keeps. */}
        <div data-read-last="" />
        {offices.length > 0 && <h2>{words.offices}</h2>}
        <ul className={styles.offices}>
          {offices.map((office) => (
            <li key={office.companyAddressId}>
              <h3>{office.companyName}</h3>
              <address>{office.detailedAddress}</address>
              {office.hours && (
                <p>
                  <span className="visually-hidden">{home.offices.hours}</span>
                  {office.hours}
                </p>
              )}
              <OfficeLinks {...office} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
