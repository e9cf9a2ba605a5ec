import type { Registration } from '@portal/contract/activities/own'
import type { Activity } from '@portal/contract/activities/public'
import { contentMeta } from '../content/content-meta'
import { NextSteps } from '../content/next-steps'
import { formatSpan } from '../content/times'
import { Button } from '../core/button'
import { loginPath } from '../core/guard'
import { useHydrated } from '../core/hydrated'
import { inBrowser, onServer } from '../core/page-data'
import { useLanguage } from '../core/texts'
import { useSessionUser } from '../core/use-session'
import type { Call } from '../lib/use-call'
import { activityTexts, useActivityTexts } from '../locales/activities'
import { Countdown } from '../ui/countdown'
import { Phrases } from '../ui/phrases'
import styles from './activity.module.css'
import { activityAddress, resultPath, signedUp } from './addresses'
import { CalendarButton } from './calendar-button'
import { Changes } from './changes'
import { MissingActivity } from './missing-activity'
import { Place } from './registration-panel'
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
  const { result: words } = useActivityTexts()
  const language = useLanguage()
  const isPatient = useSessionUser()?.userType === 'patient'
  const call = useRegistration(activity.id, isPatient)
  const hasPlace = !activity.calledOff && call.state === 'loaded' && call.data.status !== 'none'
  return (
    <div className={`wrap ${styles.page} ${styles.result}`}>
      <h1>{hasPlace ? words.thanks : words.title}</h1>
      <p className={styles.activity}>
        <strong>
          <Phrases text={activity.title} />
        </strong>
        <span>{formatSpan(activity.activityStartTime, activity.activityEndTime, language)}</span>
        <span>{whereText(activity)}</span>
      </p>
      {activity.calledOff ? (
        <>
          <Changes activity={activity} />
          <Button to={activityAddress(activity.id)}>{words.toActivity}</Button>
        </>
      ) : (
        <Outcome activity={activity} call={call} isPatient={isPatient} />
      )}
    </div>
  )
}

interface OutcomeProps {
  activity: Activity
  call: Call<Registration>
  isPatient: boolean
}

function Outcome({ activity, call, isPatient }: OutcomeProps) {
  const { result: words, signUp } = useActivityTexts()
  const hydrated = useHydrated()
  const back = activityAddress(activity.id)
  if (hydrated && !isPatient)
    return (
      <>
        <p>{words.loggedOut}</p>
        <Button to={loginPath(`${resultPath}?id=${activity.id}`)}>{words.login}</Button>
      </>
    )
  if (call.state === 'loading') return <p role="status">{signUp.loading}</p>
  const registration = call.state === 'loaded' ? call.data : null
  if (!registration || registration.status === 'none')
    return (
      <>
        <p role="status">{registration ? words.none : signUp.failed}</p>
        <Button to={back}>{words.toActivity}</Button>
      </>
    )
  return (
    <>
      <Countdown to={back} seconds={seconds} state={signedUp} texts={words} />
      <div className={styles.panel}>
        <Place registration={registration} told />
      </div>
      <NextSteps title={words.next} steps={[...words.steps[registration.status], signUp.tellUs]} />
      <CalendarButton id={activity.id} />
      <div className={styles.ways}>
        <Button to={back} state={signedUp} kind="secondary" size="large">
          {words.toActivity}
        </Button>
        <Button to={mine} kind="secondary" size="large">
          {words.toMine}
        </Button>
      </div>
    </>
  )
}
