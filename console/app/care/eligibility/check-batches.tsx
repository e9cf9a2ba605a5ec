import { getBatchPage } from '@portal/contract/care/eligibility/batches'
import { formatPastMoment } from '@portal/contract/moments'
import { Link } from 'react-router'
import { api } from '../../core/api'
import { useListQuery } from '../../core/list/list-query'
import { useListState } from '../../core/list/list-state'
import { useLanguage } from '../../core/texts'
import { useBatchTexts } from '../../locales/check-batches'
import { ListPage } from '../../ui/list/list-page'
import { Mark } from '../../ui/mark'
import { MakeBatch } from './make-batch'

/** The batches of Medicaid checks, with a button to create one. */
export function CheckBatches() {
  const texts = useBatchTexts()
  const language = useLanguage()
  const { pageNum } = useListState()
  const query = useListQuery(['check-batches'], pageNum, (input, call) => api(getBatchPage, input, call))
  return (
    <ListPage
      title={texts.title}
      text={texts.intro}
      query={query}
      keyOf={({ id }) => id}
      none={texts.none}
      actions={
        <>
          <Link to="/checks">{texts.toChecks}</Link>
          <Link to="/checks/answers">{texts.answers.title}</Link>
          <Link to="/checks/exchange">{texts.settings}</Link>
        </>
      }
      columns={[
        {
          head: texts.number,
          cell: ({ number }) => number,
          to: ({ id }) => `/checks/batches/${id}`,
          isAsWritten: true,
        },
        {
          head: texts.state,
          cell: ({ state, isTest }) => (
            <>
              {texts.states[state]} {isTest && <Mark>{texts.test}</Mark>}
            </>
          ),
        },
        { head: texts.checks, cell: ({ checks }) => checks, isLabeled: true },
        { head: texts.decided, cell: ({ decided }) => decided, isLabeled: true },
        { head: texts.madeAt, cell: ({ madeAt }) => formatPastMoment(madeAt, language) },
        { head: texts.madeBy, cell: ({ madeBy }) => madeBy },
      ]}
    >
      {query.data && <MakeBatch waiting={query.data.waiting} />}
    </ListPage>
  )
}
