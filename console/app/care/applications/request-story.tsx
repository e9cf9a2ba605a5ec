import type { StaffRequestDetail } from '@portal/contract/care/applications/staff-requests'
import { useSingleKeysOn } from '../../core/single-keys'
import { useRequestsTexts } from '../../locales/requests'
import { UndeliveredNotices } from '../../ui/record/undelivered-notices'
import { Calls } from './calls'
import { Consent } from './consent'
import { History } from './history'
import { Messages } from './messages'
import { Papers } from './papers/papers'
import { People } from './people'
import styles from './request.module.css'
import { RequestFacts } from './request-summary'
import { Visit } from './visit/visit'

/** The people of an application, what they have sent, and what was done and said. */
export function RequestStory({ request }: { request: StaffRequestDetail }) {
  const { keys } = useRequestsTexts()
  const [isOn] = useSingleKeysOn()
  return (
    <>
      <UndeliveredNotices accountId={request.accountId} />
      <RequestFacts request={request} />
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
