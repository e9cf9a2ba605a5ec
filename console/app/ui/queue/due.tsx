import { serverNow } from '@portal/client/server-clock'
import { day, hour, minute } from '@portal/contract/durations'
import { formatMoment } from '@portal/contract/moments'
import { newYorkTime } from '@portal/contract/new-york'
import { formatDate } from '@portal/contract/when'
import type { WorkItem } from '@portal/contract/work/staff'
import { useLanguage } from '../../core/texts'
import { shownNear } from '../../core/when'
import { useWorkTexts } from '../../locales/work'
import styles from './work.module.css'

/** The time until an item is due, or by how much it is overdue; if there is no due time, the reason why it waits. */
export function TimeLeft({ item }: { item: WorkItem }) {
  const texts = useWorkTexts()
  const language = useLanguage()
  if (item.snoozedUntil) return <span>{texts.snoozedUntil(formatMoment(item.snoozedUntil, language))}</span>
  if (item.due) return <Promised due={item.due} />
  const waitsFor = {
    application: texts.answered,
    caregiver: texts.waitingForDocuments(formatDate(newYorkTime(new Date(item.since)), language)),
  }
  const words = item.task in waitsFor && waitsFor[item.task as keyof typeof waitsFor]
  return words ? <span className={styles.soft}>{words}</span> : null
}

function Promised({ due }: { due: string }) {
  const texts = useWorkTexts()
  const left = Date.parse(due) - serverNow()
  return (
    <time className={styles.due} data-overdue={left < 0} dateTime={due}>
      {left < 0 ? texts.overdueBy(timeOf(-left, texts)) : texts.dueIn(timeOf(left, texts))}
    </time>
  )
}

/** The due time of an item; renders nothing for snoozed items and those without one. */
export function DueAt({ item }: { item: WorkItem }) {
  const language = useLanguage()
  return item.due && !item.snoozedUntil ? <span>{shownNear(item.due, language)}</span> : null
}

/** How long an item has been waiting; renders nothing if its time is in the future. */
export function WaitingSince({ item }: { item: WorkItem }) {
  const language = useLanguage()
  const isAhead = item.due === null && item.task === 'caregiver'
  return isAhead ? null : <span>{shownNear(item.since, language)}</span>
}

type Units = Pick<ReturnType<typeof useWorkTexts>, 'minutes' | 'hours' | 'days'>

function timeOf(duration: number, texts: Units): string {
  if (duration < hour) return texts.minutes(Math.max(1, Math.floor(duration / minute)))
  return duration < 2 * day ? texts.hours(Math.floor(duration / hour)) : texts.days(Math.floor(duration / day))
}
