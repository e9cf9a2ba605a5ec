import { legalPaths } from '@portal/contract/about/legal-paths'
import type { LegalDocument } from '@portal/contract/about/public'
import { type Periods, retentionKinds } from '@portal/contract/retention'
import { Link } from 'react-router'
import { contentMeta } from '../content/content-meta'
import { Day, dayText } from '../content/day'
import { KeptRecords } from '../content/kept-records'
import { Button } from '../core/button'
import { inBrowser, onServer } from '../core/loading/page-data'
import { useLanguage } from '../core/texts'
import { aboutTexts, useAboutTexts } from '../locales/about'
import { Notice } from '../ui/notice'
import { PrintButton } from '../ui/print-button'
import { RichText } from '../ui/rich-text'
import * as styles from './legal.module.css'
import { type LegalData, load } from './legal-data'
import { OtherDocuments } from './legal-links'
import { withContents } from './table-of-contents'

export const loader = onServer(load)
export const clientLoader = inBrowser(() => import('./legal-data'))

export const meta = contentMeta<LegalData>((data, { language }) => {
  const { documents, missing } = aboutTexts(language).legal
  if (!data?.document) return { title: missing.title, description: missing.text }
  const { key, document, asked } = data
  return {
    title: document.title,
    description: documents[key],
    query: asked ? new URLSearchParams({ version: document.version }).toString() : '',
  }
})

/** A legal document from managed content, with its version and date (R17, R18, F10). */
export default function Legal({ loaderData: { key, document, asked, periods } }: { loaderData: LegalData }) {
  const { legal: words } = useAboutTexts()
  return (
    <div className={`wrap ${styles.page}`}>
      {document ? (
        <LegalContent document={document} asked={asked} periods={periods} />
      ) : (
        <Notice {...words.missing} level={1}>
          <Button to={asked ? legalPaths[key] : '/'}>{asked ? words.current : words.home}</Button>
        </Notice>
      )}
      <OtherDocuments but={key} />
    </div>
  )
}

interface LegalContentProps {
  document: LegalDocument
  asked: boolean
  /** Shown below the privacy policy. */
  periods: Periods | null
}

function LegalContent({ document, asked, periods }: LegalContentProps) {
  const { legal: words } = useAboutTexts()
  const { title, version, effectiveOn, body, language } = document
  const { html, headings } = withContents(body)
  return (
    <article>
      <header className={styles.head}>
        <h1 lang={language}>{title}</h1>
        <p className={styles.version}>
          <span>{words.version(version)}</span>
          <span>
            {words.effective}
            <Day day={effectiveOn} />
          </span>
        </p>
        {document.isAhead || asked ? <Version document={document} asked={asked} /> : <Ahead document={document} />}
        <PrintButton className={styles.print}>{words.print}</PrintButton>
      </header>
      <div className={styles.columns}>
        {headings.length > 1 && (
          <nav aria-labelledby="contents" className={styles.contents}>
            <h2 id="contents">{words.contents}</h2>
            <ul lang={language}>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
              {periods && (
                <li>
                  <a href="#retention">{words.retention.title}</a>
                </li>
              )}
            </ul>
          </nav>
        )}
        <div>
          <RichText html={html} lang={language} />
          {periods && (
            <section aria-labelledby="retention" className={styles.retention}>
              <h2 id="retention">{words.retention.title}</h2>
              <p>{words.retention.text}</p>
              <KeptRecords kinds={retentionKinds} periods={periods} />
            </section>
          )}
          <Versions document={document} />
        </div>
      </div>
    </article>
  )
}

/** Says which version it is that is not the one in force. */
function Version({ document: { key, effectiveOn, isAhead }, asked }: { document: LegalDocument; asked: boolean }) {
  const { legal: words } = useAboutTexts()
  const language = useLanguage()
  return (
    <p className={styles.older}>
      <span>{isAhead ? words.notYet(dayText(effectiveOn, language)) : words.older}</span>{' '}
      {asked && <Link to={legalPaths[key]}>{words.current}</Link>}
    </p>
  )
}

/** The version that comes into force next. */
function Ahead({ document: { key, effectiveOn, versions } }: { document: LegalDocument }) {
  const { legal: words } = useAboutTexts()
  const language = useLanguage()
  const days = versions.map((one) => one.effectiveOn).filter((day) => day > effectiveOn)
  const next = versions.find((one) => one.effectiveOn === days.at(-1))
  if (!next) return null
  return (
    <p className={styles.older}>
      <span>{words.ahead(dayText(next.effectiveOn, language))}</span>{' '}
      <Link to={`${legalPaths[key]}?${new URLSearchParams({ version: next.version })}`}>{words.readAhead}</Link>
    </p>
  )
}

function Versions({ document: { key, version: shown, versions } }: { document: LegalDocument }) {
  const { legal: words } = useAboutTexts()
  if (versions.length < 2) return null
  return (
    <nav aria-labelledby="versions" className={styles.versions}>
      <h2 id="versions">{words.versions}</h2>
      <ul>
        {versions.map(({ version, effectiveOn }) => (
          <li key={version}>
            <Link
              to={`${legalPaths[key]}?${new URLSearchParams({ version })}`}
              aria-current={version === shown ? 'page' : undefined}
            >
              <span>{words.version(version)}</span> · {words.effective}
              <Day day={effectiveOn} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
