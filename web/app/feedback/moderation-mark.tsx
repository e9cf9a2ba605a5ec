import type { OwnReview } from '@portal/contract/feedback/own'
import { Mark } from '../content/mark'
import { useFeedbackTexts } from '../locales/feedback'
import * as styles from './moderation-mark.module.css'

const signs = { pending: '…', published: '✓', rejected: '!' }
const tones = { pending: 'open', published: 'good', rejected: 'bad' } as const

/** The moderation status of a review as icon and text, with the reason for a rejection. */
export function ModerationMark({ moderation, reason }: Pick<OwnReview, 'moderation' | 'reason'>) {
  const words = useFeedbackTexts()
  return (
    <div className={styles.moderation}>
      <Mark sign={signs[moderation]} tone={tones[moderation]} words={words.moderation[moderation]} />
      {reason && <p className={styles.reason}>{words.reason(reason)}</p>}
      <p>{words.moderationText[moderation]}</p>
    </div>
  )
}
