import { legalNames } from '@portal/contract/about/legal-names'
import { legalPaths } from '@portal/contract/about/legal-paths'
import type { LegalDocumentKey } from '@portal/contract/about/public'
import { Link } from 'react-router'
import { Icon } from '../core/icon'
import { useLanguage } from '../core/texts'
import { useAboutTexts } from '../locales/about'
import * as styles from './legal.module.css'

/** Links to all legal documents except the current one. */
export function OtherDocuments({ but }: { but: LegalDocumentKey }) {
  const { documents, others } = useAboutTexts().legal
  const names = legalNames[useLanguage()]
  const keys = (Object.keys(legalPaths) as LegalDocumentKey[]).filter((key) => key !== but)
  return (
    <nav aria-labelledby="others" className={styles.others}>
      <h2 id="others">{others}</h2>
      <ul>
        {keys.map((key) => (
          <li key={key}>
            <Link to={legalPaths[key]}>
              <b>{names[key]}</b>
              <span>{documents[key]}</span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
