import type { Progress } from '@portal/contract/care/requests'
import { useRequestsTexts } from '../locales/requests'
import styles from './requests.module.css'

/** How far an application is, in words on a colour. */
export function ProgressMark({ progress, cancelled }: { progress: Progress; cancelled: boolean }) {
  const texts = useRequestsTexts()
  return (
    <span className={styles.mark} data-progress={cancelled ? 'cancelled' : progress}>
      {cancelled ? texts.cancelled : texts.progress[progress]}
    </span>
  )
}
