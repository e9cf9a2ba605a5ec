import { formatMoment } from '@portal/contract/moments'
import { formatDate } from '@portal/contract/when'
import type { WorkItem } from '@portal/contract/work/staff'
import { useLanguage } from '../core/texts'
import { shownDate } from '../core/when'
import { useCallbackTexts } from '../locales/callback'
import { useUndeliveredTexts } from '../locales/undelivered'
import { useWorkTexts } from '../locales/work'
import type { Column } from '../ui/list/list-table'
import { Assignee } from '../ui/queue/assignee'
import { DueAt, TimeLeft, WaitingSince } from '../ui/queue/due'
import { pathOf } from '../ui/queue/targets'
import styles from '../ui/queue/work.module.css'

/** The columns of the work queue. */
export function useQueueColumns(me: string | undefined): readonly Column<WorkItem>[] {
  const texts = useWorkTexts()
  const { columns } = texts
  return [
    {
      head: columns.item,
      cell: ({ name }) => name,
      to: pathOf,
      isAsWritten: true,
      beside: (item) => <Details item={item} />,
    },
    { head: columns.left, cell: (item) => <TimeLeft item={item} /> },
    { head: columns.due, cell: (item) => <DueAt item={item} />, className: styles.roomy },
    { head: columns.since, cell: (item) => <WaitingSince item={item} />, isWide: true },
    { head: columns.assigned, cell: (item) => <Assignee item={item} me={me} /> },
    { head: columns.notes, cell: ({ notes }) => notes > 0 && texts.noteCount(notes), isWide: true },
  ]
}

function Details({ item }: { item: WorkItem }) {
  const texts = useWorkTexts()
  const { short } = useUndeliveredTexts()
  const { topics } = useCallbackTexts()
  const language = useLanguage()
  const isExpiring = item.task === 'document' && item.documents === 0 && item.expiresOn !== null
  const details = [
    item.visitAt && texts.visitAt(formatMoment(item.visitAt, language)),
    item.by && texts.by(item.by),
    item.item,
    item.number,
    item.documents > 0 && texts.documents(item.documents),
    isExpiring && texts.expires(shownDate(item.expiresOn ?? '', language)),
    item.task === 'consent' && item.expiresOn && texts.consentUntil(shownDate(item.expiresOn, language)),
    item.askedOn && texts.askedOn(formatDate(item.askedOn, language)),
    item.newName && texts.newName(item.newName),
    item.rating !== null && texts.stars(item.rating),
    item.about && topics[item.about],
    item.undelivered && short[item.undelivered.channel][item.undelivered.reason],
  ]
  return (
    <small>
      <span className={styles.task}>{texts.task[item.task]}</span> <span>{details.filter(Boolean).join(' · ')}</span>
    </small>
  )
}
