import { formatPastMoment } from '@portal/contract/moments'
import { useLanguage } from '../core/texts'
import { useRequestsTexts } from '../locales/requests'
import { Alert } from '../ui/alert'
import { formError } from '../ui/form-errors'
import { useEventWords } from './event-words'
import styles from './request.module.css'
import type { RequestAction } from './use-request'

/** Why an action failed; after a colleague's change also what is new. */
export function ActionError({ action }: { action: RequestAction }) {
  const { changed } = useRequestsTexts()
  const wordsOf = useEventWords()
  const language = useLanguage()
  if (action.missed.length === 0) {
    const message = formError(action.error)
    return message && <Alert>{message}</Alert>
  }
  return (
    <div role="alert" className={styles.changed}>
      <strong>{changed.title}</strong>
      <ul>
        {action.missed.map((event) => (
          <li key={event.id}>
            {formatPastMoment(event.at, language)}: {wordsOf(event).title}
            {wordsOf(event).text && <blockquote>{wordsOf(event).text}</blockquote>}
          </li>
        ))}
      </ul>
      {changed.again}
    </div>
  )
}
