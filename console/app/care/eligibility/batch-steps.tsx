import type { BatchDetail } from '@portal/contract/care/eligibility/batches'
import { formatPastMoment } from '@portal/contract/moments'
import { useLanguage } from '../../core/texts'
import { useBatchTexts } from '../../locales/check-batches'
import { Alert } from '../../ui/alert'
import { Mark } from '../../ui/mark'
import { BatchAnswer } from './batch-answer'
import { BatchFile } from './batch-file'
import { BatchProposals } from './batch-proposals'
import styles from './checks.module.css'
import { CloseBatch } from './close-batch'

/** The progress of a batch through its steps: send the file, import the answer, confirm, close. */
export function BatchSteps({ batch }: { batch: BatchDetail }) {
  const texts = useBatchTexts()
  const language = useLanguage()
  return (
    <>
      <p>
        <Mark>{texts.states[batch.state]}</Mark> {batch.isTest && <Mark>{texts.test}</Mark>}{' '}
        <span className={styles.soft}>
          <span>{formatPastMoment(batch.madeAt, language)}</span> · {batch.madeBy} · {texts.checks} {batch.checks} ·{' '}
          {texts.decided} {batch.decided}
        </span>
      </p>
      {batch.state === 'rejected' && (
        <Alert>
          {texts.rejected} {batch.rejection && <span>{texts.rejectedCode(batch.rejection)}</span>}
        </Alert>
      )}
      {batch.state !== 'closed' && (
        <div className={styles.columns}>
          <BatchFile batch={batch} />
          <BatchAnswer batch={batch} />
        </div>
      )}
      <BatchProposals batch={batch} />
      {batch.state !== 'closed' && <CloseBatch batch={batch} />}
    </>
  )
}
