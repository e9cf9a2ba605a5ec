import { Icon } from '../../core/icon'
import { dial, useCompany } from '../../core/use-company'
import { useRequestTexts } from '../../locales/requests'
import * as styles from './requests.module.css'

/** Dials the office, or the agency when the office is unknown. */
export function CallButton({ phone }: { phone?: string | undefined }) {
  const { one } = useRequestTexts()
  const company = useCompany()
  const number = phone || company?.phone
  if (!number) return null
  return (
    <a href={dial(number)} className={styles.phone}>
      <Icon name="phone" />
      {one.call(number)}
    </a>
  )
}
