import type { Registration } from '@portal/contract/activities/own'
import type { Activity } from '@portal/contract/activities/public'
import { formatSpan } from '@portal/contract/moments'
import { ActionResult } from '../content/action-result'
import { contentMeta } from '../content/content-meta'
import { Button } from '../core/button'
import { useHydrated } from '../core/loading/hydrated'
import { inBrowser, onServer } from '../core/loading/page-data'
import { loginPath } from '../core/login-path'
import { useLanguage } from '../core/texts'
import { dial, useCompany } from '../core/use-company'
import { useSessionUser } from '../core/use-session'
import type { Call } from '../lib/use-call'
import { activityTexts, useActivityTexts } from '../locales/activities'
import { Countdown } from '../ui/countdown'
import { Phrases } from '../ui/phrases'
import { PrintButton } from '../ui/print-button'
import * as styles from './activity.module.css'
import { activityAddress, resultPath, signedUp } from './addresses'
import { CalendarButton } from './calendar-button'
import { Changes } from './changes'
import { MissingActivity } from './missing-activity'
import { RegistrationStatus } from './registration-panel'
import { load } from './result-data'
import { useRegistration } from './use-registration'
import { whereText } from './where-text'

export const loader = onServer(load)
export const clientLoader = inBrowser(() => import('./result-data'))

export const meta = contentMeta<Activity | null>((_, { language }) => {
  const { result } = activityTexts(language)
  return { title: result.title, description: result.text }
})

const seconds = 5
const mine = '/user/index?tab=activities'

/** The page after a sign-up: the result and what happens next, with a link back to the activity (R11, F06). */
export default function ActivityResult({ loaderData }: { loaderData: Activity | null }) {
  return loaderData ? <Result key={loaderData.id} activity={loaderData} /> : <MissingActivity />
}

function Result({ activity }: { activity: Activity }) {
  const isPatient = useSessionUser()?.userType === 'patient'
  const call = useRegistration(activity.id, isPatient)
  const registration = call.state === 'loaded' ? call.data : null
  return (
    <div className={`wrap ${styles.page} ${styles.result}`}>
      {activity.calledOff || !registration || registration.status === 'none' ? (
        <NoPlace activity={activity} call={call} isPatient={isPatient} />
      ) : (
        <SignedUp activity={activity} registration={registration} status={registration.status} />
      )}
    </div>
  )
}

interface NoPlaceProps {
  activity: Activity
  call: Call<Registration>
  isPatient: boolean
}

/** Shown while there is no place to show, with the reason. */
function NoPlace({ activity, call, isPatient }: NoPlaceProps) {
  const { result: words, signUp } = useActivityTexts()
  const hydrated = useHydrated()
  const back = activityAddress(activity.id)
  const toActivity = <Button to={back}>{words.toActivity}</Button>
  return (
    <>
      <h1>{words.title}</h1>
      <What activity={activity} />
      {activity.calledOff ? (
        <>
          <Changes activity={activity} />
          {toActivity}
        </>
      ) : hydrated && !isPatient ? (
        <>
          <p>{words.loggedOut}</p>
          <Button to={loginPath(`${resultPath}?id=${activity.id}`)}>{words.login}</Button>
        </>
      ) : call.state === 'loading' ? (
        <p role="status">{signUp.loading}</p>
      ) : (
        <>
          <p role="status">{call.state === 'loaded' ? words.none : signUp.failed}</p>
          {toActivity}
        </>
      )}
    </>
  )
}

interface SignedUpProps {
  activity: Activity
  registration: Registration
  status: 'registered' | 'waiting'
}

function SignedUp({ activity, registration, status }: SignedUpProps) {
  const { result: words, signUp } = useActivityTexts()
  return (
    <ActionResult
      title={words.thanks}
      outcome={
        <>
          <div className={styles.panel}>
            <RegistrationStatus activity={activity} registration={registration} told />
          </div>
          <Countdown to={activityAddress(activity.id)} seconds={seconds} state={signedUp} texts={words} />
        </>
      }
      next={{ title: words.next, steps: [...words.steps[status], signUp.tellUs] }}
      actions={<Ways id={activity.id} />}
    >
      <What activity={activity} />
    </ActionResult>
  )
}

/** The activity with time, place and the number to call: the part that is worth printing. */
function What({ activity }: { activity: Activity }) {
  const { result: words } = useActivityTexts()
  const language = useLanguage()
  const company = useCompany()
  return (
    <p className={styles.activity}>
      <strong>
        <Phrases text={activity.title} />
      </strong>
      <span>{formatSpan(activity.activityStartTime, activity.activityEndTime, language)}</span>
      <span>{whereText(activity)}</span>
      {company && <span>{words.questions(company.phone)}</span>}
    </p>
  )
}

function Ways({ id }: { id: number }) {
  const { result: words } = useActivityTexts()
  const company = useCompany()
  return (
    <>
      <CalendarButton id={id} size="large" />
      <PrintButton size="large">{words.print}</PrintButton>
      <Button to={activityAddress(id)} state={signedUp} kind="secondary" size="large">
        {words.toActivity}
      </Button>
      <Button to={mine} kind="secondary" size="large">
        {words.toMine}
      </Button>
      {company && (
        <Button to={dial(company.phone)} kind="secondary" size="large">
          {words.call(company.phone)}
        </Button>
      )}
    </>
  )
}
