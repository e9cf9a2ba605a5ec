import { getBatch } from '@portal/contract/care/eligibility/batches'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { api } from '../../core/api'
import { useBatchTexts } from '../../locales/check-batches'
import { Loaded } from '../../ui/loaded'
import { Page } from '../../ui/page'
import { BatchSteps } from './batch-steps'
import styles from './checks.module.css'

/** The page of one batch: its file, the answer and the proposals. */
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
      <Loaded query={query}>{(batch) => <BatchSteps key={id} batch={batch} />}</Loaded>
    </Page>
  )
}
