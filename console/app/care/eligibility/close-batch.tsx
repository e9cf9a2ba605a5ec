import { Button } from '@mantine/core'
import { type BatchDetail, closeBatch } from '@portal/contract/care/eligibility/batches'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useBatchTexts } from '../../locales/check-batches'
import styles from './checks.module.css'
import { useBatchChange } from './use-batch-change'

/** Closes a batch; undecided checks move to the next one. */
export function CloseBatch({ batch }: { batch: BatchDetail }) {
  const texts = useBatchTexts()
  const { id, version } = batch
  const closing = useBatchChange(
    id,
    () => api(closeBatch, { id, version }),
    () => tellDone(texts.closed),
  )
  return (
    <div className={styles.buttons}>
      <Button variant="default" loading={closing.isPending} onClick={() => closing.mutate(undefined)}>
        {texts.close}
      </Button>
      <span className={styles.soft}>{texts.closeText}</span>
    </div>
  )
}
