import { formatPastMoment } from '@portal/contract/moments'
import { useLanguage } from '../../core/texts'
import { useChecksTexts } from '../../locales/checks'
import { Card } from '../../ui/card'
import styles from '../eligibility/checks.module.css'
import type { CheckDetail } from './check-detail'

/** The history of a check, latest first. */
export function CheckHistory({ history }: Pick<CheckDetail, 'history'>) {
  const texts = useChecksTexts()
  const language = useLanguage()
  const names = { ...texts.status, ...texts.events }
  if (history.length === 0) return null
  return (
    <Card title={texts.history}>
      <ol className={styles.history}>
        {history.map(({ at, status, reason, by }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id and are never reordered
          <li key={index}>
            <strong>{names[status]}</strong>
            <span className={styles.soft}>
              <span>{formatPastMoment(at, language)}</span>
              {' · '}
              <span>{by || (status === 'submitted' ? texts.byPatient : texts.unknownMember)}</span>
            </span>
            {reason && <span className={styles.reason}>{reason}</span>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
