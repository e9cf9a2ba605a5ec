import { Link } from 'react-router'
import { Icon } from '../../core/icon'
import { dial, useCompany } from '../../core/use-company'
import { useCareTexts } from '../../locales/care'
import * as styles from './care.module.css'

/** A link that calls the agency. */
export function CallUs() {
  const { page } = useCareTexts()
  const company = useCompany()
  if (!company) return null
  return (
    <section className={styles.call}>
      <div>
        <h2>{page.call}</h2>
        <p>{page.callText}</p>
        <Link to="/callback?about=care" className={styles.callMe}>
          {page.callMe}
        </Link>
      </div>
      <a href={dial(company.phone)} className={styles.phone}>
        <Icon name="phone" />
        <span translate="no">{company.phone}</span>
      </a>
    </section>
  )
}
