import type { CaregiverInfo } from '@portal/contract/accounts/own'
import { fullName } from '@portal/contract/person/names'
import { useProfileTexts } from '../../locales/profile'
import { ReviewMark } from '../documents/review-mark'

/** A name that staff review, or have not accepted; the old one stays in force. */
export function NewName({ newName }: { newName: NonNullable<CaregiverInfo['newName']> }) {
  const { newName: words } = useProfileTexts()
  const { reviewStatus, reviewReason } = newName
  const text = reviewStatus === 'rejected' ? words.rejected : words.waiting
  return (
    <section aria-label={words.title}>
      <ReviewMark status={reviewStatus} reason={reviewReason} />
      <p>{text(fullName(newName))}</p>
    </section>
  )
}
