import type { ActivityCard as Activity } from '@portal/contract/activities/public'
import { formatDate, formatTime } from '@portal/contract/when'
import { useId } from 'react'
import { Link } from 'react-router'
import { Icon } from '../core/icon'
import { useLanguage, useTexts } from '../core/texts'
import { Phrases } from '../ui/phrases'
import { acrossUpTo, Picture } from '../ui/picture'
import * as styles from './activity-card.module.css'

/** An activity in a list; the whole card links to the activity (F01, F02, F03). */
export function ActivityCard({ activity }: { activity: Activity }) {
  const { activities: words } = useTexts().home
  const { id, title, coverPcFileIdList, activityStartTime, city, signUpNote, calledOff } = activity
  const [cover] = coverPcFileIdList
  const language = useLanguage()
  const date = activityStartTime.slice(0, 10)
  const action = actionFor(activity)
  const own = useId()
  return (
    <article className={styles.card} data-called-off={calledOff ? true : undefined}>
      <div className={styles.picture}>
        {cover && <Picture path={cover} alt="" sizes={acrossUpTo('680px', '(max-width: 1000px) 46vw, 300px')} />}
        <p className={styles.date} data-weekend={isWeekend(date) || undefined}>
          <time dateTime={date}>{formatDate(date, language)}</time>
        </p>
      </div>
      <div className={styles.words}>
        {calledOff && (
          <p className={styles.calledOff}>
            <Icon name="close" />
            {words.calledOff}
          </p>
        )}
        <h3>
          {/* The accessible name includes the text that looks like a button. */}
          <Link to={`/community/activity/${id}`} id={`${own}t`} aria-labelledby={`${own}t ${own}a`}>
            <Phrases text={title} />
          </Link>
        </h3>
        <p className={styles.facts}>
          <span>
            <Icon name="clock" />
            <span>{formatTime(activityStartTime, language)}</span>
          </span>
          <span>
            <Icon name="pin" />
            {city}
          </span>
          {signUpNote && <span>{signUpNote}</span>}
        </p>
        <span id={`${own}a`} className={styles.action} data-action={action}>
          {words[action]}
          <Icon name="arrow" />
        </span>
      </div>
    </article>
  )
}

function actionFor({ activityStatus, registerStatus }: Activity): 'register' | 'full' | 'view' {
  if (activityStatus === 'ended') return 'view'
  return registerStatus === 'not_full' ? 'register' : 'full'
}

/** Treats the date as a calendar date, independent of the visitor's time zone. */
function isWeekend(date: string): boolean {
  return new Date(`${date}T00:00:00Z`).getUTCDay() % 6 === 0
}
