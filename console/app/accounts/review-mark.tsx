import type { reviewStatuses } from '@portal/contract/accounts/documents'
import { useCaregiversTexts } from '../locales/caregivers'
import styles from './caregivers.module.css'

/** The state of a review, in words on a colour. */
export function ReviewMark({ status }: { status: (typeof reviewStatuses)[number] }) {
  const texts = useCaregiversTexts()
  return (
    <span className={styles.mark} data-state={status}>
      {texts.status[status]}
    </span>
  )
}
