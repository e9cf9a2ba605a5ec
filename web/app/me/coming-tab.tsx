import { Icon } from '../core/icon'
import { dial, useCompany } from '../core/use-company'
import { useComingTexts } from '../locales/coming'
import { Notice } from '../ui/notice'
import styles from './me.module.css'

/** Placeholder of a tab that is not implemented yet, with a contact for questions. */
export function ComingTab({ title }: { title: string }) {
  const { text, help } = useComingTexts()
  const company = useCompany()
  return (
    <Notice look="card" title={title} text={text}>
      {company && (
        <>
          <p>{help}</p>
          <a href={dial(company.phone)} className={styles.phone}>
            <Icon name="phone" />
            {company.phone}
          </a>
        </>
      )}
    </Notice>
  )
}
