import type { Activity } from '@portal/contract/activities/public'
import { formatMoment, formatSpan } from '@portal/contract/moments'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BackLink } from '../content/back-link'
import { contentMeta } from '../content/content-meta'
import { ShareButton } from '../content/share-button'
import { inBrowser, onServer } from '../core/loading/page-data'
import { useLanguage } from '../core/texts'
import { activityTexts, useActivityTexts } from '../locales/activities'
import { useShareTexts } from '../locales/share'
import { Phrases } from '../ui/phrases'
import * as styles from './activity.module.css'
import { load } from './activity-data'
import { listAddress, listPath } from './addresses'
import { CalendarButton } from './calendar-button'
import { Changes } from './changes'
import { Gallery } from './gallery'
import { MissingActivity } from './missing-activity'
import { RegistrationPanel } from './registration-panel'
import { structuredActivity } from './structured-activity'
import { whereText } from './where-text'

export const loader = onServer(load)
export const clientLoader = inBrowser(() => import('./activity-data'))

export const meta = contentMeta<Activity | null>((activity, root) => {
  const { detail, changes } = activityTexts(root.language)
  if (!activity) return { title: detail.missing.title, description: detail.missing.text }
  const { title, coverPcFileIdList, calledOff, activityStartTime, activityEndTime } = activity
  const when = formatSpan(activityStartTime, activityEndTime, root.language)
  return {
    title: calledOff ? changes.title(title) : title,
    description: [when, whereText(activity), activity.description].join(' · '),
    picture: coverPcFileIdList[0] ?? '',
    structured: (address) => structuredActivity(activity, address, root),
  }
})

/** The page of an activity, with the user's registration for it (R10, F05, F06). */
export default function ActivityPage({ loaderData }: { loaderData: Activity | null }) {
  return loaderData ? <ActivityDetails key={loaderData.id} activity={loaderData} /> : <MissingActivity />
}

function ActivityDetails({ activity }: { activity: Activity }) {
  const { detail: words, all } = useActivityTexts()
  const share = useShareTexts()
  const { id, title, coverPcFileIdList, pictureAlts, types, description, requirements, notes } = activity
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.columns}>
        <div className={styles.head}>
          <BackLink to={listPath} label={all} />
          <h1>
            <Phrases text={title} />
          </h1>
          <Changes activity={activity} />
          <ul className={styles.types} aria-label={words.types}>
            {types.map((type) => (
              <li key={type.id}>
                <Link to={listAddress({ city: '', type: type.id }, 1)}>{type.name}</Link>
              </li>
            ))}
          </ul>
        </div>
        <Gallery title={title} paths={coverPcFileIdList} alts={pictureAlts} />
        <aside className={styles.side} aria-label={words.facts}>
          <WhenAndWhere activity={activity} />
          <RegistrationPanel activity={activity} />
          <Facts activity={activity} />
          {!activity.calledOff && <CalendarButton id={id} />}
          <ShareButton title={title} words={share}>
            {share.share.activity}
          </ShareButton>
        </aside>
        <div className={styles.story}>
          <Part title={words.description} text={description} />
          <Part title={words.requirements} text={requirements} />
          <Part title={words.notes} text={notes} />
        </div>
      </div>
    </div>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  if (text === '') return null
  return (
    <section>
      <h2>{title}</h2>
      <p className={styles.text}>{text}</p>
    </section>
  )
}

/** Date, place and other facts to know before registering; shown above the registration panel. */
function WhenAndWhere({ activity }: { activity: Activity }) {
  const { detail: words } = useActivityTexts()
  const language = useLanguage()
  return (
    <dl className={styles.facts}>
      <Fact name={words.time}>{formatSpan(activity.activityStartTime, activity.activityEndTime, language)}</Fact>
      <Fact name={words.location}>
        {activity.location}
        <br />
        {activity.city}
      </Fact>
    </dl>
  )
}

function Facts({ activity }: { activity: Activity }) {
  const { detail: words } = useActivityTexts()
  const language = useLanguage()
  const { registrationStartTime, registrationEndTime } = activity
  const left = Math.max(activity.quota - activity.registered, 0)
  return (
    <dl className={styles.facts}>
      {activity.price && <Fact name={words.price}>{activity.price}</Fact>}
      {activity.spoken && <Fact name={words.spoken}>{activity.spoken}</Fact>}
      {activity.access && <Fact name={words.access}>{activity.access}</Fact>}
      {activity.transport && <Fact name={words.transport}>{activity.transport}</Fact>}
      {!activity.calledOff && (
        <>
          <Fact name={words.registrationTime}>
            <span>{formatMoment(registrationStartTime, language)}</span>
            {'\u00a0'}–<br />
            <span>{formatMoment(registrationEndTime, language)}</span>
          </Fact>
          <Fact name={words.places}>
            {left > 0 ? words.placesLeft(left, activity.quota) : words.noPlaces(activity.quota, activity.waiting)}
          </Fact>
        </>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
