import { newYorkNow } from '@portal/client/new-york'
import type { Registration } from '@portal/contract/activities/own'
import type { Activity } from '@portal/contract/activities/public'
import { formatMoment } from '@portal/contract/moments'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType, useRevalidator } from 'react-router'
import { Button } from '../core/button'
import { loginPath } from '../core/login-path'
import { useLanguage } from '../core/texts'
import { useSessionUser } from '../core/use-session'
import { useActivityTexts } from '../locales/activities'
import { Announcement } from '../ui/announcement'
import * as styles from './activity.module.css'
import { activityAddress, listPath, type signedUp } from './addresses'
import { CalendarButton } from './calendar-button'
import { CancelButton } from './cancel-button'
import { CheckInCode, spelled } from './check-in-code'
import { isReminderAhead } from './reminder'
import { SignUp } from './sign-up'
import { useRegistration } from './use-registration'

/** The user's registration for an activity and the actions on it; fetches the registration status first (F05). */
export function RegistrationPanel({ activity }: { activity: Activity }) {
  const { signUp: words } = useActivityTexts()
  const user = useSessionUser()
  const isPatient = user?.userType === 'patient'
  const call = useRegistration(activity.id, isPatient)
  const { revalidate } = useRevalidator()
  const heading = useRef<HTMLHeadingElement>(null)
  const isAskedAgain = useRef(false)

  useEffect(() => {
    // The pressed button may have been removed, and the focus lost with it.
    if (!isAskedAgain.current || document.activeElement !== document.body) return
    isAskedAgain.current = false
    heading.current?.focus()
  })

  function askAgain(again: () => void) {
    isAskedAgain.current = true
    again()
  }

  return (
    <section className={styles.panel} aria-labelledby="registration">
      <h2 ref={heading} id="registration" tabIndex={-1}>
        {words.title}
      </h2>
      {!user && <LoggedOut id={activity.id} />}
      {user && !isPatient && (activity.calledOff ? <NotHeld /> : <p>{words.onlyPatients}</p>)}
      {isPatient && call.state === 'loading' && <p role="status">{words.loading}</p>}
      {isPatient && call.state === 'failed' && (
        <div role="alert" className={styles.part}>
          <p>{words.failed}</p>
          <p>{call.error.message}</p>
          <Button onClick={() => askAgain(call.retry)}>{words.retry}</Button>
        </div>
      )}
      {isPatient && call.state === 'loaded' && (
        <State
          activity={activity}
          registration={call.data}
          onCancelled={(none) => {
            call.update(() => none)
            heading.current?.focus()
            revalidate()
          }}
          onRefused={() => {
            askAgain(call.reload)
            revalidate()
          }}
        />
      )}
    </section>
  )
}

/** Shown after a logout in another tab. */
function LoggedOut({ id }: { id: number }) {
  const { signUp: words, result } = useActivityTexts()
  return (
    <div className={styles.part}>
      <p>{words.loggedOut}</p>
      <Button to={loginPath(activityAddress(id))} mainAction>
        {result.login}
      </Button>
    </div>
  )
}

interface StateProps {
  activity: Activity
  registration: Registration
  onCancelled: (none: Registration) => void
  /** Called when the server refused, because this page is stale and has to be reloaded. */
  onRefused: () => void
}

function State({ activity, registration, onCancelled, onRefused }: StateProps) {
  const { signUp: words } = useActivityTexts()
  const language = useLanguage()
  const isArrival = useIsArrival()
  const isAhead = activity.activityStartTime > newYorkNow()
  if (activity.calledOff) return <NotHeld signedUp={registration.status === 'none' ? undefined : activity.id} />
  if (registration.status !== 'none')
    return (
      <div className={styles.part}>
        <RegistrationStatus activity={activity} registration={registration} told={isArrival} first={isArrival} />
        {isAhead ? (
          <CancelButton
            activity={activity}
            status={registration.status}
            arrived={registration.arrived}
            onCancelled={onCancelled}
            onRefused={onRefused}
          />
        ) : (
          <p>{words.ended}</p>
        )}
      </div>
    )
  if (!isAhead) return <p>{words.ended}</p>
  if (activity.registration === 'not_yet')
    return <p>{words.notYet(formatMoment(activity.registrationStartTime, language))}</p>
  if (activity.registration === 'closed') return <p>{words.closed}</p>
  return <SignUp key={activity.registerStatus} activity={activity} onRefused={onRefused} />
}

/** Shown when the activity was called off; `signedUp` is the activity's id for users who had registered. */
function NotHeld({ signedUp }: { signedUp?: number | undefined }) {
  const { changes: words } = useActivityTexts()
  return (
    <div className={styles.part}>
      <p>{signedUp ? words.signedUp : words.closed}</p>
      {signedUp && <CalendarButton id={signedUp} calledOff />}
      <Button to={listPath} kind="secondary">
        {words.others}
      </Button>
    </div>
  )
}

/** Whether the user has just arrived from the sign-up result. */
function useIsArrival(): boolean {
  const { state } = useLocation()
  const isNew = useNavigationType() !== 'POP'
  return isNew && (state as typeof signedUp | null)?.signedUp === true
}

interface RegistrationStatusProps {
  activity: Pick<Activity, 'activityStartTime'>
  registration: Registration
  /** Announces the registration to screen readers. */
  told?: boolean
  /** Scrolls to the registration and focuses it. */
  first?: boolean
}

/** The user's registration: a place with its check-in code, or a place on the waiting list. */
export function RegistrationStatus({ activity, registration, told = false, first = false }: RegistrationStatusProps) {
  const { signUp: words } = useActivityTexts()
  const { status, checkInCode, position, remind } = registration
  const mark = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!first) return
    mark.current?.focus({ preventScroll: true })
    mark.current?.closest('section')?.scrollIntoView()
  }, [first])
  return (
    <div className={styles.part}>
      {told && (
        <Announcement text={status === 'registered' ? words.told(spelled(checkInCode)) : words.toldWaiting(position)} />
      )}
      <p ref={mark} tabIndex={-1} className={styles.mark} data-status={status}>
        {status === 'registered' ? words.registered : words.waiting}
      </p>
      {status === 'registered' ? (
        <CheckInCode code={checkInCode} />
      ) : (
        <>
          <p className={styles.position}>{words.position(position)}</p>
          <p>{words.waitingText}</p>
        </>
      )}
      {remind && <Messages isReminderAhead={isReminderAhead(activity.activityStartTime)} status={status} />}
    </div>
  )
}

/** The messages that a person who asked for them gets. */
function Messages({ isReminderAhead, status }: { isReminderAhead: boolean; status: Registration['status'] }) {
  const { signUp: words } = useActivityTexts()
  if (status === 'registered') return <p>{isReminderAhead ? words.reminded : words.codeSent}</p>
  return isReminderAhead && <p>{words.willRemind}</p>
}
