import { Icon } from '../../core/icon'
import { dial, useCompany } from '../../core/use-company'
import { useApplicationsTexts } from '../../locales/applications'
import * as styles from './applications.module.css'

/** Dials the office, or the agency when the office is unknown. */
export function CallButton({ phone }: { phone?: string | undefined }) {
  const { one } = useApplicationsTexts()
  const company = useCompany()
  const number = phone || company?.phone
  if (!number) return null
  return (
    <a href={dial(number)} className={styles.phone}>
      <Icon name="phone" />
      <span>{one.call(number)}</span>
    </a>
  )
}
