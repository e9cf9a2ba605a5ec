import type { CaregiverInfo } from '@portal/contract/accounts/own'
import { Button } from '../../core/button'
import { useDocumentTexts } from '../../locales/documents'
import { useProfileTexts } from '../../locales/profile'
import { Card } from '../../ui/card'
import { ReviewMark } from '../documents/review-mark'
import { missingKinds, wasRejected } from './missing-kinds'
import * as styles from './profile.module.css'

/** The status of a caregiver's registration, and which documents are missing. */
export function RegistrationCard({ info }: { info: CaregiverInfo }) {
  const { review } = useProfileTexts()
  const { kinds, review: reviews } = useDocumentTexts()
  const missing = missingKinds(info)
  return (
    <Card title={review.title} text={review.texts[info.reviewStatus]}>
      <ReviewMark status={info.reviewStatus} reason={info.reviewReason} />
      {missing.length > 0 ? (
        <>
          <p>{review.missing}</p>
          <ul className={styles.bullets}>
            {missing.map((kind) => (
              <li key={kind}>
                {kinds[kind].title}
                {wasRejected(info, kind) && <span>{` (${reviews.rejected})`}</span>}
              </li>
            ))}
          </ul>
          <Button to="/user/index?tab=documents" size="large" mainAction>
            {review.addDocuments}
          </Button>
        </>
      ) : (
        <p>{review.complete}</p>
      )}
    </Card>
  )
}
