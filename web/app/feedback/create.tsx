import { useState } from 'react'
import { AccountPage, SideList, SideText } from '../accounts/account-page'
import { NeedsScript } from '../accounts/needs-script'
import { pageMeta } from '../lib/meta'
import { useSessionUser } from '../lib/session'
import { Button } from '../ui/button'
import styles from './create.module.css'
import { feedbackTexts, useFeedbackTexts } from './feedback-texts'
import { ReviewForm } from './review-form'
import { ReviewSent } from './review-sent'

export const meta = pageMeta(({ shell }, { company, language }) => {
  const { createTitle, createText } = feedbackTexts(language)
  return { title: `${createTitle} · ${company?.companyName || shell.siteName}`, description: createText }
})

/** Where a patient writes a review (F09, R07). */
export default function CreateFeedback() {
  const words = useFeedbackTexts()
  const user = useSessionUser()
  const [sent, setSent] = useState<{ changed: boolean } | null>(null)
  if (sent) return <ReviewSent changed={sent.changed} />
  if (user?.userType === 'caregiver') return <ForPatients />
  return (
    <AccountPage title={words.createTitle} text={words.createText} aside={<Aside />}>
      <NeedsScript />
      <ReviewForm key={user?.firstName} person={user?.firstName ?? ''} onSent={(changed) => setSent({ changed })} />
    </AccountPage>
  )
}

function Aside() {
  const words = useFeedbackTexts()
  return (
    <>
      <SideList title={words.next} items={words.nextSteps} ordered />
      <SideText title={words.privacyTitle} text={words.privacy} />
    </>
  )
}

/** Caregivers do not review their own agency's care; they are told whom to talk to. */
function ForPatients() {
  const words = useFeedbackTexts()
  return (
    <AccountPage type="caregiver" title={words.caregiverTitle} text={words.caregiverText}>
      <div className={styles.actions}>
        <Button to="/user/index" size="large">
          {words.caregiverWay}
        </Button>
        <Button to="/feedback" kind="secondary" size="large">
          {words.readReviews}
        </Button>
      </div>
    </AccountPage>
  )
}
