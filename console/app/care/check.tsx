import { getStaffWhiteCard, listedStatuses } from '@portal/contract/care/staff-white-card'
import { languageNames } from '@portal/contract/language'
import { formatPastMoment } from '@portal/contract/moments'
import { fullName } from '@portal/contract/names'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { api } from '../core/api'
import { useLanguage } from '../core/texts'
import { shownBirth } from '../core/when'
import { useChecksTexts } from '../locales/checks'
import { Card } from '../ui/card'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { Phone } from '../ui/phone'
import { RecordBar } from '../ui/record-bar'
import { UndeliveredNotices } from '../ui/undelivered-notices'
import { CheckAnswer } from './check-answer'
import { CheckDecision } from './check-decision'
import type { CheckDetail } from './check-detail'
import { CheckHistory } from './check-history'
import { CheckNeighbors } from './check-neighbors'
import styles from './checks.module.css'
import { MedicaidIdCard } from './medicaid-id-card'

/** One Medicaid check: the patient, the ID on request, the state's answer and the history. */
export function Check() {
  const { accountId = '' } = useParams()
  const texts = useChecksTexts()
  const [params] = useSearchParams()
  const list = listedStatuses.find((one) => one === params.get('list')) ?? 'submitted'
  const query = useQuery({
    queryKey: ['check', accountId, list],
    queryFn: ({ signal }) => api(getStaffWhiteCard, { accountId, list }, { signal }),
  })
  return (
    <Page
      title={query.data ? fullName(query.data) : texts.title}
      aside={<Link to={`/checks?status=${list}`}>{texts.all}</Link>}
    >
      <RecordBar kind="check" id={accountId} name={query.data ? fullName(query.data) : ''} />
      <UndeliveredNotices accountId={accountId} />
      <Loaded query={query}>{(check) => <Found key={accountId} check={check} list={list} />}</Loaded>
    </Page>
  )
}

function Found({ check, list }: { check: CheckDetail; list: string }) {
  return (
    <>
      <CheckNeighbors check={check} list={list} />
      <div className={styles.columns}>
        <Patient check={check} />
        <MedicaidIdCard check={check} />
        <CheckAnswer answer={check.answer} />
        <CheckDecision check={check} />
        <CheckHistory history={check.history} />
      </div>
    </>
  )
}

function Patient({ check }: { check: CheckDetail }) {
  const texts = useChecksTexts()
  const language = useLanguage()
  const { holder } = check
  return (
    <Card title={texts.patient}>
      <dl className={styles.facts}>
        <Fact label={texts.phone}>
          <Phone number={check.phone} />
        </Fact>
        <Fact label={texts.language}>{languageNames[check.language]}</Fact>
        {check.maskedId && <Fact label={texts.holder}>{holder ? fullName(holder) : texts.noHolder}</Fact>}
        {holder && <Fact label={texts.holderBirth}>{shownBirth(holder.birthDate, language)}</Fact>}
        <Fact label={texts.state}>
          <span className={styles.mark} data-state={check.status}>
            {texts.status[check.status]}
          </span>
        </Fact>
        {check.submittedAt && <Fact label={texts.submitted}>{formatPastMoment(check.submittedAt, language)}</Fact>}
        {check.dueAt && (
          <Fact label={texts.due}>
            {formatPastMoment(check.dueAt, language)}{' '}
            {check.isOverdue && (
              <span className={styles.mark} data-state="overdue">
                {texts.overdue}
              </span>
            )}
          </Fact>
        )}
        {check.decidedAt && <Fact label={texts.decided}>{formatPastMoment(check.decidedAt, language)}</Fact>}
        {check.reason && <Fact label={texts.reason}>{check.reason}</Fact>}
      </dl>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
