import { Button } from '@mantine/core'
import { openPrivateFile } from '@portal/client/file-address'
import { type BatchDetail, closeBatch, getBatch, getInquiryFile } from '@portal/contract/care/white-card-batches'
import { formatPastMoment } from '@portal/contract/moments'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { api } from '../core/api'
import { tellDone } from '../core/query'
import { useLanguage } from '../core/texts'
import { useSend } from '../core/use-send'
import { useBatchTexts } from '../locales/check-batches'
import { Alert } from '../ui/alert'
import { Card } from '../ui/card'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { BatchAnswer } from './batch-answer'
import { BatchProposals } from './batch-proposals'
import styles from './checks.module.css'
import { useBatchChange } from './use-batch-change'

/** One batch: its file, the answer, and what is left to confirm. */
export function CheckBatch() {
  const { id = '' } = useParams()
  const texts = useBatchTexts()
  const query = useQuery({
    queryKey: ['check-batch', id],
    queryFn: ({ signal }) => api(getBatch, { id }, { signal }),
  })
  return (
    <Page
      title={query.data ? texts.batch(query.data.number) : texts.title}
      aside={
        <div className={styles.buttons}>
          <Link to="/checks/batches">{texts.toBatches}</Link>
          <Link to="/checks/answers">{texts.answers.title}</Link>
        </div>
      }
    >
      <Loaded query={query}>{(batch) => <Found key={id} batch={batch} />}</Loaded>
    </Page>
  )
}

function Found({ batch }: { batch: BatchDetail }) {
  const texts = useBatchTexts()
  const language = useLanguage()
  return (
    <>
      <p>
        <span className={styles.mark}>{texts.states[batch.state]}</span>{' '}
        {batch.isTest && <span className={styles.mark}>{texts.test}</span>}{' '}
        <span className={styles.soft}>
          {formatPastMoment(batch.madeAt, language)} · {batch.madeBy} · {texts.checks} {batch.checks} · {texts.decided}{' '}
          {batch.decided}
        </span>
      </p>
      {batch.state === 'rejected' && (
        <Alert>
          {texts.rejected} {batch.rejection && <span>{texts.rejectedCode(batch.rejection)}</span>}
        </Alert>
      )}
      {batch.state !== 'closed' && (
        <div className={styles.columns}>
          <Download batch={batch} />
          <BatchAnswer batch={batch} />
        </div>
      )}
      <BatchProposals batch={batch} />
      {batch.state !== 'closed' && <Close batch={batch} />}
    </>
  )
}

function Download({ batch }: { batch: BatchDetail }) {
  const texts = useBatchTexts()
  const loading = useSend({
    mutationFn: () => openPrivateFile(api, getInquiryFile, { id: batch.id }),
  })
  return (
    <Card title={texts.send} text={texts.sendText}>
      <div>
        <Button
          variant={batch.state === 'sent' ? 'filled' : 'default'}
          loading={loading.isPending}
          onClick={() => loading.mutate()}
        >
          {texts.download}
        </Button>
      </div>
    </Card>
  )
}

function Close({ batch }: { batch: BatchDetail }) {
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
