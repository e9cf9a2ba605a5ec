import { getMyReview } from '@portal/contract/feedback/own'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { AccountPage, SideList, SideText } from '../accounts/account-page'
import { NeedsScript } from '../accounts/needs-script'
import { Button } from '../core/button'
import { loginPath } from '../core/login-path'
import { pageMeta } from '../core/meta'
import { toast } from '../core/toasts'
import { useOwner, useSessionUser, useToken } from '../core/use-session'
import { httpApi } from '../lib/api'
import { useCall } from '../lib/use-call'
import { feedbackTexts, useFeedbackTexts } from '../locales/feedback'
import { NotLoaded } from '../ui/not-loaded'
import { Notice } from '../ui/notice'
import * as styles from './create.module.css'
import { ReviewForm } from './review-form'
import { ReviewSent, type SentReview } from './review-sent'

export const meta = pageMeta(({ shell }, { company, language }) => {
  const { createTitle, createText } = feedbackTexts(language)
  return { title: `${createTitle} · ${company?.companyName || shell.siteName}`, description: createText }
})

const mine = '/user/index?tab=reviews'

/** The page for writing a review (F09, R07), or with `?review=` for changing a sent one. The form outlives an expired session, until another user logs in. */
export default function CreateFeedback() {
  const words = useFeedbackTexts()
  const user = useSessionUser()
  const token = useToken()
  const owner = useOwner()
  const [search] = useSearchParams()
  const [sent, setSent] = useState<SentReview | null>(null)
  if (sent) return <ReviewSent review={sent} />
  if (user?.userType === 'caregiver') return <ForPatients />
  if (!token && !owner) return <LoggedOut />
  const changed = Number(search.get('review'))
  if (changed > 0) return <Change key={`${owner} ${changed}`} owner={owner} id={changed} />
  return (
    <AccountPage title={words.createTitle} text={words.createText} aside={<FormAside />}>
      <NeedsScript />
      <ReviewForm key={owner} owner={owner} onSent={setSent} />
    </AccountPage>
  )
}

function Change({ owner, id }: { owner: string; id: number }) {
  const words = useFeedbackTexts()
  const navigate = useNavigate()
  const call = useCall((options) => httpApi(getMyReview, { id }, options), { of: id })
  const texts = { ...words, loading: words.changeLoading, failed: words.changeFailed }
  function leave() {
    toast(words.changed, 'success')
    navigate(mine)
  }
  return (
    <AccountPage title={words.changeTitle} text={words.changeText} aside={<FormAside />}>
      <NeedsScript />
      {call.state !== 'loaded' && <NotLoaded call={call} texts={texts} />}
      {call.state === 'loaded' &&
        (call.data.mayChange ? (
          <ReviewForm owner={owner} review={call.data} onSent={leave} />
        ) : (
          <Notice title={words.notChangeable} text={words.notChangeableText}>
            <Button to={mine}>{words.toMine}</Button>
          </Notice>
        ))}
    </AccountPage>
  )
}

function FormAside() {
  const words = useFeedbackTexts()
  return (
    <>
      <SideList title={words.next} items={words.nextSteps} ordered />
      <SideText title={words.privacyTitle} text={words.privacy} />
    </>
  )
}

/** Shown after a logout in another tab. */
function LoggedOut() {
  const words = useFeedbackTexts()
  return (
    <AccountPage title={words.loggedOut} text={words.loggedOutText}>
      <div className={styles.actions}>
        <Button to={loginPath('/feedback/create')} size="large">
          {words.login}
        </Button>
      </div>
    </AccountPage>
  )
}

/** Tells caregivers that they cannot review their own agency, and whom to contact instead. */
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
