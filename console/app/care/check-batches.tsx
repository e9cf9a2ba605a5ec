import { Button } from '@mantine/core'
import { getBatchPage } from '@portal/contract/care/white-card-batches'
import type { OutputOf } from '@portal/contract/endpoint'
import { formatPastMoment } from '@portal/contract/moments'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../core/api'
import { useListState } from '../core/list-state'
import { keepPage } from '../core/query'
import { useLanguage } from '../core/texts'
import { useBatchTexts } from '../locales/check-batches'
import { Columns, ListTable } from '../ui/list-table'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { Pager } from '../ui/pager'
import styles from './checks.module.css'
import { useMakeBatch } from './use-make-batch'

const pageSize = 25

type Batches = OutputOf<typeof getBatchPage>

/** The batches of Medicaid checks, and a way to make another one. */
export function CheckBatches() {
  const texts = useBatchTexts()
  const { pageNum } = useListState()
  const queryKey = ['check-batches', pageNum]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(getBatchPage, { pageNum, pageSize }, { signal }),
    placeholderData: keepPage(queryKey),
  })
  return (
    <Page
      title={texts.title}
      aside={
        <div className={styles.buttons}>
          <Link to="/checks">{texts.toChecks}</Link>
          <Link to="/checks/answers">{texts.answers.title}</Link>
          <Link to="/checks/exchange">{texts.settings}</Link>
        </div>
      }
    >
      <p className={styles.soft}>{texts.intro}</p>
      <Loaded query={query}>
        {(batches) => (
          <>
            <Make waiting={batches.waiting} />
            {batches.total === 0 ? <p>{texts.none}</p> : <List batches={batches} />}
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Make({ waiting }: { waiting: number }) {
  const texts = useBatchTexts()
  const making = useMakeBatch()
  return (
    <div className={styles.buttons}>
      <span>{texts.waiting(waiting)}</span>
      {waiting > 0 && (
        <Button loading={making.isPending} onClick={() => making.mutate(undefined)}>
          {texts.makeAll}
        </Button>
      )}
    </div>
  )
}

function List({ batches }: { batches: Batches }) {
  const texts = useBatchTexts()
  const language = useLanguage()
  return (
    <>
      <ListTable
        head={<Columns labels={[texts.number, texts.state, texts.checks, texts.decided, texts.madeAt, texts.madeBy]} />}
      >
        {batches.records.map((batch) => (
          <tr key={batch.id}>
            <th scope="row">
              <Link to={`/checks/batches/${batch.id}`}>{batch.number}</Link>
            </th>
            <td>
              {texts.states[batch.state]} {batch.isTest && <span className={styles.mark}>{texts.test}</span>}
            </td>
            <td data-label={texts.checks}>{batch.checks}</td>
            <td data-label={texts.decided}>{batch.decided}</td>
            <td>{formatPastMoment(batch.madeAt, language)}</td>
            <td>{batch.madeBy}</td>
          </tr>
        ))}
      </ListTable>
      <Pager {...batches} />
    </>
  )
}
