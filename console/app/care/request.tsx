import type { StaffRequestDetail } from '@portal/contract/care/staff-requests'
import { fullName } from '@portal/contract/names'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useSingleKeysOn } from '../core/single-keys'
import { useRequestsTexts } from '../locales/requests'
import { PrintButton } from '../ui/print-button'
import { RecordPage } from '../ui/record-page'
import { UndeliveredNotices } from '../ui/undelivered-notices'
import { Calls } from './calls'
import { ChangeProgress } from './change-progress'
import { Consent } from './consent'
import { History } from './history'
import { Messages } from './messages'
import { Papers } from './papers'
import { People } from './people'
import styles from './request.module.css'
import { RequestSummary } from './request-summary'
import { requestQuery } from './use-request'
import { Visit } from './visit'

/** One application with its whole story. */
export function Request() {
  const { id = '' } = useParams()
  const texts = useRequestsTexts()
  const query = useQuery(requestQuery(id))
  const title = query.data ? fullName(query.data.applicant) : texts.title
  return (
    <RecordPage
      {...{ title, query }}
      list={{ to: '/requests', label: texts.all }}
      facts={query.data && <RequestSummary request={query.data} />}
      work={{ kind: 'application', id, name: title }}
      actions={
        <>
          {query.data && !query.data.cancelled && <ChangeProgress key={id} request={query.data} />}
          <PrintButton>{texts.print}</PrintButton>
        </>
      }
    >
      {(request) => <Story key={id} request={request} />}
    </RecordPage>
  )
}

function Story({ request }: { request: StaffRequestDetail }) {
  const { keys } = useRequestsTexts()
  const [isOn] = useSingleKeysOn()
  return (
    <>
      <UndeliveredNotices accountId={request.accountId} />
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
