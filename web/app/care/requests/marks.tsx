import type { ApplicationRequest, Stage } from '@portal/contract/care/applications/requests'
import { Mark } from '../../content/mark'
import { useCareTexts } from '../../locales/care'
import { useRequestTexts } from '../../locales/requests'
import * as styles from './requests.module.css'

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

/** The status of an application, and badges for messages and papers that need the user's attention. */
export function RequestMarks({ request }: { request: ApplicationRequest }) {
  const words = useRequestTexts()
  const { stages } = useCareTexts()
  const { stage, missing, unread } = request
  return (
    <div className={styles.marks}>
      <Mark {...looks[stage]} words={stages[stage]} />
      {missing.length > 0 && !request.cancelled && <Mark sign="!" tone="bad" words={words.papersMissing} />}
      {unread && <Mark sign="✉" tone="new" words={words.newMessage} />}
    </div>
  )
}

/** Marks a requested item as done. */
export function DoneMark({ words }: { words: string }) {
  return <Mark sign="✓" tone="good" words={words} />
}
