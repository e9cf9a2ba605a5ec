import { Link } from 'react-router'
import { useLanguage } from '../../core/texts'
import { shownBirth } from '../../core/when'
import { useBatchTexts } from '../../locales/check-batches'
import { Card } from '../../ui/card'
import styles from '../eligibility/checks.module.css'
import { StateAnswer } from '../eligibility/state-answer'
import type { CheckDetail } from './check-detail'

/** The latest imported answer about the card; renders nothing before the first import. */
export function CheckAnswer({ answer }: Pick<CheckDetail, 'answer'>) {
  const texts = useBatchTexts()
  const language = useLanguage()
  if (!answer) return null
  return (
    <Card title={texts.fromFile}>
      <p>
        <Link to={`/checks/batches/${answer.batchId}`}>{texts.fromBatch(answer.batchNumber)}</Link>
        {answer.isTest && <span className={styles.under}>{texts.isTest}</span>}
      </p>
      <div>
        <StateAnswer check={answer} />
      </div>
      {answer.answeredName && (
        <p>
          {texts.named}: {answer.answeredName}
          {answer.answeredBirthDate && (
            <span>{` · ${texts.born(shownBirth(answer.answeredBirthDate, language))}`}</span>
          )}
        </p>
      )}
    </Card>
  )
}
