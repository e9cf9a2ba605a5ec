import type { ApplicationRequest, Progress } from '@portal/contract/care/requests'
import { Mark } from '../../content/mark'
import { useCareTexts } from '../../locales/care'
import { useRequestTexts } from '../../locales/requests'
import styles from './requests.module.css'

const progressSigns: Record<Progress, string> = { to_do: '…', finished: '✓', exception: '!', unknown: '?' }
const progressTones = { to_do: 'open', finished: 'good', exception: 'bad', unknown: 'open' } as const

/** How far an application is, and what is waiting for the person in it. */
export function RequestMarks({ request }: { request: ApplicationRequest }) {
  const words = useRequestTexts()
  const { progresses, cancelled } = useCareTexts()
  const { progress, missing, unread } = request
  return (
    <div className={styles.marks}>
      {request.cancelled ? (
        <Mark sign="×" tone="open" words={cancelled} />
      ) : (
        <Mark sign={progressSigns[progress]} tone={progressTones[progress]} words={progresses[progress]} />
      )}
      {missing.length > 0 && !request.cancelled && <Mark sign="!" tone="bad" words={words.papersMissing} />}
      {unread && <Mark sign="✉" tone="new" words={words.newMessage} />}
    </div>
  )
}

/** That something asked for has been done. */
export function DoneMark({ words }: { words: string }) {
  return <Mark sign="✓" tone="good" words={words} />
}
