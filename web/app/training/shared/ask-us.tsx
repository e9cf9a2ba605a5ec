import { Icon } from '../../core/icon'
import { dial, useCompany } from '../../core/use-company'
import { useTrainingTexts } from '../../locales/training'
import * as styles from './shared.module.css'

/** A way to call the agency about the training. */
export function AskUs() {
  const words = useTrainingTexts()
  const company = useCompany()
  if (!company) return null
  return (
    <p className={styles.ask}>
      {words.question}
      <a href={dial(company.phone)} className={styles.phone}>
        <Icon name="phone" />
        <span translate="no">{company.phone}</span>
      </a>
    </p>
  )
}
