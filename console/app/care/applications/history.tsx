import type { StaffApplicationDetail } from '@portal/contract/care/applications/staff'
import { formatPastMoment } from '@portal/contract/moments'
import { useLanguage } from '../../core/texts'
import { useApplicationsTexts } from '../../locales/applications'
import { Card } from '../../ui/card'
import styles from './application.module.css'
import { useEventWords } from './event-words'

/** The history of an application, latest first, including phone calls, which applicants do not see. */
export function History({ application }: { application: Pick<StaffApplicationDetail, 'events' | 'calls'> }) {
  const { history, calls } = useApplicationsTexts()
  const language = useLanguage()
  const wordsOf = useEventWords()
  const events = application.events.map((event) => ({
    id: event.id,
    at: event.at,
    by: event.by === 'agency' ? history.agency : history.applicant,
    ...wordsOf(event),
  }))
  const noted = application.calls.map(({ outcome, note, ...call }) => ({
    ...call,
    title: history.kinds.call(calls.outcomes[outcome]),
    text: note,
  }))
  // Reversed first: a stable sort would otherwise leave events of the same minute oldest first.
  const all = [...events, ...noted].reverse().sort((a, b) => b.at.localeCompare(a.at))
  return (
    <Card title={history.title}>
      <ol className={styles.history}>
        {all.map(({ id, at, by, title, text }) => (
          <li key={id}>
            <strong>{title}</strong>{' '}
            <span className={styles.soft}>
              <span>{formatPastMoment(at, language)}</span> · {by}
            </span>
            {text && <p className={styles.written}>{text}</p>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
