import { getCheck, listedStatuses } from '@portal/contract/care/white-card/checks'
import { fullName } from '@portal/contract/person/names'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { api } from '../../core/api'
import { useChecksTexts } from '../../locales/checks'
import { RecordPage } from '../../ui/record/record-page'
import { UndeliveredNotices } from '../../ui/record/undelivered-notices'
import styles from '../eligibility/checks.module.css'
import { CheckAnswer } from './check-answer'
import { CheckDecision } from './check-decision'
import type { CheckDetail } from './check-detail'
import { CheckHistory } from './check-history'
import { CheckPatient } from './check-patient'
import { MedicaidIdCard } from './medicaid-id-card'

/** The page of one Medicaid check: patient, masked ID, answer of the state, decision and history. */
export function Check() {
  const { accountId = '' } = useParams()
  const texts = useChecksTexts()
  const [params] = useSearchParams()
  const list = listedStatuses.find((one) => one === params.get('list')) ?? 'submitted'
  const query = useQuery({
    queryKey: ['check', accountId, list],
    queryFn: ({ signal }) => api(getCheck, { accountId, list }, { signal }),
  })
  const name = query.data ? fullName(query.data) : texts.title
  return (
    <RecordPage
      title={name}
      isPerson
      query={query}
      list={{ to: `/checks?status=${list}`, label: texts.all }}
      work={{ kind: 'check', id: accountId, name }}
      neighbors={query.data && neighborsOf(query.data, list)}
    >
      {(check) => (
        <Fragment key={accountId}>
          <UndeliveredNotices accountId={accountId} />
          <div className={styles.columns}>
            <CheckPatient check={check} />
            <MedicaidIdCard check={check} />
            <CheckAnswer answer={check.answer} />
            <CheckDecision check={check} />
            <CheckHistory history={check.history} />
          </div>
        </Fragment>
      )}
    </RecordPage>
  )
}

function neighborsOf({ previousId, nextId }: CheckDetail, list: string) {
  const to = (id: string | null) => (id ? `/checks/${id}?list=${list}` : undefined)
  return { previous: to(previousId), next: to(nextId) }
}
