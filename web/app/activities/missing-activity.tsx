import { Button } from '../core/button'
import { useActivityTexts } from '../locales/activities'
import { Notice } from '../ui/notice'
import * as styles from './activity.module.css'
import { listPath } from './addresses'

/** The page for an activity that does not exist. */
export function MissingActivity() {
  const { detail, all } = useActivityTexts()
  return (
    <div className={`wrap ${styles.page}`}>
      <Notice {...detail.missing} level={1}>
        <Button to={listPath}>{all}</Button>
      </Notice>
    </div>
  )
}
