import type { Application, Stage } from '@portal/contract/care/applications/applications'
import { Mark } from '../../content/mark'
import { useApplicationsTexts } from '../../locales/applications'
import { useCareTexts } from '../../locales/care'
import * as styles from './applications.module.css'

const looks = {
  received: { sign: '✓', tone: 'open' },
  checking: { sign: '…', tone: 'open' },
  visit: { sign: '✓', tone: 'good' },
  needed: { sign: '!', tone: 'bad' },
  visit_needed: { sign: '!', tone: 'bad' },
  unclear: { sign: '?', tone: 'open' },
  finished: { sign: '✓', tone: 'good' },
  cancelled: { sign: '×', tone: 'open' },
} as const satisfies Record<Stage, unknown>

/** The status of an application, and badges for messages and documents that need the user's attention. */
export function ApplicationMarks({ application }: { application: Application }) {
  const words = useApplicationsTexts()
  const { stages } = useCareTexts()
  const { stage, missing, unread } = application
  return (
    <div className={styles.marks}>
      <Mark {...looks[stage]} words={stages[stage]} />
      {missing.length > 0 && !application.cancelled && <Mark sign="!" tone="bad" words={words.documentsMissing} />}
      {unread && <Mark sign="✉" tone="new" words={words.newMessage} />}
    </div>
  )
}

/** Marks a requested item as done. */
export function DoneMark({ words }: { words: string }) {
  return <Mark sign="✓" tone="good" words={words} />
}
