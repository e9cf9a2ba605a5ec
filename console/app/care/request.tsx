import type { StaffRequestDetail } from '@portal/contract/care/staff-requests'
import { formatMoment, formatPastMoment } from '@portal/contract/moments'
import { fullName } from '@portal/contract/names'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { useSingleKeysOn } from '../core/single-keys'
import { useLanguage } from '../core/texts'
import { useRequestsTexts } from '../locales/requests'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { PrintButton } from '../ui/print-button'
import { RecordBar } from '../ui/record-bar'
import { UndeliveredNotices } from '../ui/undelivered-notices'
import { Calls } from './calls'
import { ChangeProgress } from './change-progress'
import { Consent } from './consent'
import { History } from './history'
import { Messages } from './messages'
import { Papers } from './papers'
import { People } from './people'
import { ProgressMark } from './progress-mark'
import styles from './request.module.css'
import { requestQuery } from './use-request'
import { Visit } from './visit'

/** One application with its whole story. */
export function Request() {
  const { id = '' } = useParams()
  const texts = useRequestsTexts()
  const query = useQuery(requestQuery(id))
  const title = query.data ? fullName(query.data.applicant) : texts.title
  const aside = (
    <div className={styles.aside}>
      <PrintButton>{texts.print}</PrintButton>
      <Link to="/requests">{texts.all}</Link>
    </div>
  )
  return (
    <Page title={title} aside={aside}>
      <RecordBar kind="application" id={id} name={title} />
      <Loaded query={query}>{(request) => <Story key={id} request={request} />}</Loaded>
    </Page>
  )
}

function Story({ request }: { request: StaffRequestDetail }) {
  const { keys } = useRequestsTexts()
  const [isOn] = useSingleKeysOn()
  return (
    <>
      <UndeliveredNotices accountId={request.accountId} />
      <Summary request={request} />
      {isOn && <p className={`${styles.soft} ${styles.onScreen} ${styles.keys}`}>{keys}</p>}
      <div className={styles.columns}>
        <div className={styles.column}>
          <People request={request} />
          {request.method === 'offline' && <Visit request={request} />}
          <Papers request={request} />
          <Consent request={request} />
        </div>
        <div className={styles.column}>
          <Messages request={request} />
          <Calls request={request} />
          <History request={request} />
        </div>
      </div>
    </>
  )
}

function Summary({ request }: { request: StaffRequestDetail }) {
  const texts = useRequestsTexts()
  const language = useLanguage()
  const { number, item, method, progress, cancelled, stage, submittedAt, promise } = request
  return (
    <section className={styles.summary} aria-label={texts.state}>
      <strong>{number}</strong>
      <span>
        {item} · {texts.methods[method]}
      </span>
      <span>
        {texts.since} {formatPastMoment(submittedAt, language)}
      </span>
      {promise.by && !request.events.some(({ by }) => by === 'agency') && (
        <span>{texts.contactBy(formatMoment(promise.by, language))}</span>
      )}
      <ProgressMark progress={progress} cancelled={cancelled} />
      <span className={styles.soft}>{texts.stage(texts.stages[stage])}</span>
      {!cancelled && <ChangeProgress request={request} />}
    </section>
  )
}
