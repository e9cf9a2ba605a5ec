import { AccountPage } from '../accounts/account-page'
import { Button } from '../core/button'
import { useFeedbackTexts } from '../locales/feedback'
import { Announcement } from '../ui/announcement'
import { Countdown } from '../ui/countdown'
import styles from './create.module.css'

const mine = '/user/index?tab=reviews'
const seconds = 3

/** Thanks the user and redirects to their own reviews after three seconds, unless they choose to stay (F09). */
export function ReviewSent({ changed }: { changed: boolean }) {
  const words = useFeedbackTexts()
  return (
    <AccountPage title={words.doneTitle} text={words.doneText}>
      <Announcement text={`${words.doneTitle} ${words.doneText}`} />
      {changed && <p className={styles.note}>{words.doneEarlier}</p>}
      <Countdown to={mine} seconds={seconds} texts={words} />
      <div className={styles.actions}>
        <Button to={mine} kind="secondary" size="large">
          {words.toMine}
        </Button>
        <Button to="/feedback" kind="secondary" size="large">
          {words.readReviews}
        </Button>
      </div>
    </AccountPage>
  )
}
