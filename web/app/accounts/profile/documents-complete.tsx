import { ActionResult } from '../../content/action-result'
import { Button } from '../../core/button'
import { dial, useCompany } from '../../core/use-company'
import { useProfileTexts } from '../../locales/profile'
import { Announcement } from '../../ui/announcement'
import * as styles from './profile.module.css'

/** What happens once a caregiver has submitted every document. `wasOpen`: one was still missing when the page opened. */
export function DocumentsComplete({ wasOpen }: { wasOpen: boolean }) {
  const { complete } = useProfileTexts().documents
  const company = useCompany()
  return (
    <div className={styles.complete}>
      {wasOpen && <Announcement text={`${complete.title} ${complete.steps.join(' ')}`} />}
      <ActionResult
        level={2}
        title={complete.title}
        text={complete.text}
        next={{ title: complete.next, steps: complete.steps }}
        actions={
          <>
            <Button to="/user/index" size="large">
              {complete.registration}
            </Button>
            {company && (
              <Button to={dial(company.phone)} kind="secondary" size="large">
                {complete.call(company.phone)}
              </Button>
            )}
          </>
        }
      />
    </div>
  )
}
