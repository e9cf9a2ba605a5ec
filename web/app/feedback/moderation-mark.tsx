import type { OwnComment } from '@portal/contract/feedback'
import { useFeedbackTexts } from './feedback-texts'
import styles from './moderation-mark.module.css'

const signs = { pending: '…', published: '✓', rejected: '!' }

/** How far a review is, in words and with a sign, and why it was not published. */
export function ModerationMark({ moderation, reason }: Pick<OwnComment, 'moderation' | 'reason'>) {
  const words = useFeedbackTexts()
  return (
    <div className={styles.moderation}>
      <p className={styles.mark} data-moderation={moderation}>
        <span aria-hidden="true">{signs[moderation]}</span>
        {words.moderation[moderation]}
      </p>
      {reason && <p className={styles.reason}>{words.reason(reason)}</p>}
      <p>{words.moderationText[moderation]}</p>
    </div>
  )
}
