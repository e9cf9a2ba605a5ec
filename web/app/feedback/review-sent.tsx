import { useId } from 'react'
import { AccountPage } from '../accounts/account-page'
import { ActionResult } from '../content/action-result'
import { Button } from '../core/button'
import { useFeedbackTexts } from '../locales/feedback'
import { Announcement } from '../ui/announcement'
import { Countdown } from '../ui/countdown'
import { Rating } from '../ui/rating'
import * as styles from './create.module.css'

const mine = '/user/index?tab=reviews'
const seconds = 3

export interface SentReview {
  rating: number
  commentText: string
  /** The server holds an earlier version, from an attempt whose response was lost. */
  changed: boolean
}

/** Thanks the user and redirects to their own reviews after three seconds, unless they choose to stay (F09). */
export function ReviewSent({ review: { rating, commentText, changed } }: { review: SentReview }) {
  const words = useFeedbackTexts()
  const id = useId()
  return (
    <AccountPage>
      <Announcement text={`${words.doneTitle} ${words.doneText}`} />
      <ActionResult
        title={words.doneTitle}
        text={words.doneText}
        outcome={
          <>
            {changed && <p className={styles.note}>{words.doneEarlier}</p>}
            <Countdown to={mine} seconds={seconds} texts={words} />
          </>
        }
        next={{ title: words.next, steps: words.nextSteps }}
        actions={
          <>
            <Button to={mine} kind="secondary" size="large">
              {words.toMine}
            </Button>
            <Button to="/feedback" kind="secondary" size="large">
              {words.readReviews}
            </Button>
          </>
        }
      >
        <section aria-labelledby={id} className={styles.sent}>
          <h2 id={id}>{words.text}</h2>
          <Rating value={rating} />
          <p>{commentText}</p>
        </section>
      </ActionResult>
    </AccountPage>
  )
}
