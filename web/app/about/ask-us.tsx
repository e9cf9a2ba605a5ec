import { Icon } from '../core/icon'
import { dial, useCompany } from '../core/use-company'
import { useAboutTexts } from '../locales/about'
import styles from './faq.module.css'

/** The way to a person, for whom no answer fits. */
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
        {company.phone}
      </a>
    </aside>
  )
}
