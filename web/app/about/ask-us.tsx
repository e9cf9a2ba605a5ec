import { Icon } from '../core/icon'
import { dial, useCompany } from '../core/use-company'
import { useAboutTexts } from '../locales/about'
import * as styles from './faq.module.css'

/** Contact details for visitors who found no answer to their question. */
export function AskUs() {
  const { more } = useAboutTexts().faq
  const company = useCompany()
  if (!company) return null
  return (
    <aside className={styles.ask}>
      <div>
        <h2>{more.title}</h2>
        <p>{more.text}</p>
      </div>
      <a href={dial(company.phone)}>
        <Icon name="phone" />
        <span translate="no">{company.phone}</span>
      </a>
    </aside>
  )
}
