import { Button } from '@mantine/core'
import { getBatchPage } from '@portal/contract/care/white-card-batches'
import type { OutputOf } from '@portal/contract/endpoint'
import { formatPastMoment } from '@portal/contract/moments'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { api } from '../core/api'
import { useLanguage } from '../core/texts'
import { useBatchTexts } from '../locales/check-batches'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { Pager } from '../ui/pager'
import table from '../ui/table.module.css'
import { useRowKeys } from '../ui/use-row-keys'
import styles from './checks.module.css'
import { useMakeBatch } from './use-make-batch'

const pageSize = 25

type Batches = OutputOf<typeof getBatchPage>

/** The batches of Medicaid checks, and a way to make another one. */
export function CheckBatches() {
  const texts = useBatchTexts()
  const [params] = useSearchParams()
  const pageNum = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const query = useQuery({
    queryKey: ['check-batches', pageNum],
    queryFn: ({ signal }) => api(getBatchPage, { pageNum, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <Page
      title={texts.title}
      aside={
        <div className={styles.buttons}>
          <Link to="/checks">{texts.toChecks}</Link>
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
  const rows = useRowKeys()
  return (
    <>
      <div className={table.scroll}>
        <table className={`${table.table} ${table.rows}`}>
          <thead>
            <tr>
              <th scope="col">{texts.number}</th>
              <th scope="col">{texts.state}</th>
              <th scope="col">{texts.checks}</th>
              <th scope="col">{texts.decided}</th>
              <th scope="col">{texts.madeAt}</th>
              <th scope="col">{texts.madeBy}</th>
            </tr>
          </thead>
          <tbody ref={rows}>
            {batches.records.map((batch) => (
              <tr key={batch.id}>
                <th scope="row">
                  <Link to={`/checks/batches/${batch.id}`}>{batch.number}</Link>
                </th>
                <td>
                  {texts.states[batch.state]} {batch.isTest && <span className={styles.mark}>{texts.test}</span>}
                </td>
                <td>{batch.checks}</td>
                <td>{batch.decided}</td>
                <td>{formatPastMoment(batch.madeAt, language)}</td>
                <td>{batch.madeBy}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pager {...batches} />
    </>
  )
}
