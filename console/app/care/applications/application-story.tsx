import type { StaffApplicationDetail } from '@portal/contract/care/applications/staff'
import { useSingleKeysOn } from '../../core/single-keys'
import { useApplicationsTexts } from '../../locales/applications'
import { UndeliveredNotices } from '../../ui/record/undelivered-notices'
import styles from './application.module.css'
import { ApplicationFacts } from './application-summary'
import { Calls } from './calls'
import { Consent } from './consent'
import { Documents } from './documents/documents'
import { History } from './history'
import { Messages } from './messages'
import { People } from './people'
import { Visit } from './visit/visit'

/** The people, documents, visit, messages and history of an application. */
export function ApplicationStory({ application }: { application: StaffApplicationDetail }) {
  const { keys } = useApplicationsTexts()
  const [isOn] = useSingleKeysOn()
  return (
    <>
      <UndeliveredNotices accountId={application.accountId} />
      <ApplicationFacts application={application} />
      {isOn && <p className={`${styles.soft} ${styles.onScreen} ${styles.keys}`}>{keys}</p>}
      <div className={styles.columns}>
        <div className={styles.column}>
          <People application={application} />
          {application.method === 'offline' && <Visit application={application} />}
          <Documents application={application} />
          <Consent application={application} />
        </div>
        <div className={styles.column}>
          <Messages application={application} />
          <Calls application={application} />
          <History application={application} />
        </div>
      </div>
    </>
  )
}
