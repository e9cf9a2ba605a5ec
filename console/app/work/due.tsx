import { formatMoment } from '@portal/contract/moments'
import { formatDate } from '@portal/contract/when'
import type { WorkItem } from '@portal/contract/work/staff'
import type { ReactNode } from 'react'
import { useLanguage } from '../core/texts'
import { shownMoment, shownNear, wallOf } from '../core/when'
import { useWorkTexts } from '../locales/work'
import styles from './work.module.css'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long an item may still wait, and since when it does. */
export function Due({ item }: { item: WorkItem }) {
  const texts = useWorkTexts()
  const language = useLanguage()
  const since = <small className={styles.wide}>{texts.since(shownNear(item.since, language))}</small>
  if (item.snoozedUntil) return <span>{texts.snoozedUntil(formatMoment(item.snoozedUntil, language))}</span>
  if (!item.due) return <NotDue item={item} since={since} />
  const left = Date.parse(item.due) - Date.now()
  const words = left < 0 ? texts.overdueBy(timeOf(-left, texts)) : texts.dueIn(timeOf(left, texts))
  return (
    <>
      <time className={styles.due} data-overdue={left < 0} dateTime={item.due} title={shownMoment(item.due, language)}>
        {words}
      </time>{' '}
      {since}
    </>
  )
}

/** What an item waits for that is no promise of the agency. */
function NotDue({ item, since }: { item: WorkItem; since: ReactNode }) {
  const texts = useWorkTexts()
  const language = useLanguage()
  if (item.task === 'caregiver')
    return <span className={styles.soft}>{texts.waitingForDocuments(formatDate(wallOf(item.since), language))}</span>
  return (
    <>
      {item.task === 'application' && <span className={styles.soft}>{texts.answered}</span>} {since}
    </>
  )
}

type Units = Pick<ReturnType<typeof useWorkTexts>, 'minutes' | 'hours' | 'days'>

function timeOf(duration: number, texts: Units): string {
  if (duration < hour) return texts.minutes(Math.max(1, Math.floor(duration / minute)))
  return duration < 2 * day ? texts.hours(Math.floor(duration / hour)) : texts.days(Math.floor(duration / day))
}
