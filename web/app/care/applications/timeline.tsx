import type { ApplicationEvent } from '@portal/contract/care/applications/applications'
import { formatMoment, formatPastMoment } from '@portal/contract/moments'
import { useLanguage } from '../../core/texts'
import { useApplicationsTexts } from '../../locales/applications'
import { useCareTexts } from '../../locales/care'
import { Part } from './part'
import * as styles from './timeline.module.css'

const signs: Record<ApplicationEvent['kind'], string> = {
  submitted: '↑',
  progress: '→',
  paper_wanted: '!',
  paper_added: '✓',
  message: '✉',
  moved: '→',
  called_off: '!',
  cancelled: '×',
}

/** The events of an application, oldest first, without messages, which are shown separately. */
export function Timeline({ events }: { events: readonly ApplicationEvent[] }) {
  const words = useApplicationsTexts().history
  const told = events.filter(({ kind }) => kind !== 'message')
  return (
    <Part title={words.title}>
      <ol className={styles.timeline}>
        {told.map((event, at) => (
          <TimelineEvent key={event.id} event={event} isLatest={at === told.length - 1} />
        ))}
      </ol>
    </Part>
  )
}

function TimelineEvent({ event, isLatest }: { event: ApplicationEvent; isLatest: boolean }) {
  const words = useApplicationsTexts().history
  const { title, text } = useWords(event)
  return (
    <li className={styles.event} data-latest={isLatest || undefined}>
      <span className={styles.sign} aria-hidden="true">
        {signs[event.kind]}
      </span>
      <div>
        <p className={styles.title}>
          {title}
          {isLatest && <span className={styles.latest}>{words.latest}</span>}
        </p>
        <When event={event} />
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </li>
  )
}

/** The time of an event, and who caused it. */
export function When({ event: { at, by } }: { event: ApplicationEvent }) {
  const words = useApplicationsTexts().history
  return (
    <p className={styles.when}>
      <time dateTime={at.replace(' ', 'T')}>{formatPastMoment(at, useLanguage())}</time> ·{' '}
      <span>{by === 'patient' ? words.you : words.agency}</span>
    </p>
  )
}

const stageOf = { to_do: 'checking', finished: 'finished', exception: 'needed', unknown: 'unclear' } as const

const wallTime = /^\d{4}-\d\d-\d\d \d\d:\d\d$/

function useWords({ kind, progress, document, text }: ApplicationEvent): { title: string; text: string } {
  const { kinds } = useApplicationsTexts().history
  const { stages, documents } = useCareTexts()
  const language = useLanguage()
  if (kind === 'moved')
    return wallTime.test(text)
      ? { title: kinds.movedTo(formatMoment(text, language)), text: '' }
      : { title: kinds.moved, text }
  if (kind === 'progress') return { title: kinds.progress(progress ? stages[stageOf[progress]] : ''), text }
  if (kind === 'paper_wanted' || kind === 'paper_added')
    return { title: kinds[kind](document ? documents[document].title : ''), text }
  return { title: kinds[kind], text }
}
