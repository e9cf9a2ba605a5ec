import { useEffect, useId, useRef } from 'react'
import { AccountPage } from '../accounts/account-page'
import { Button } from '../core/button'
import { useRedirect } from '../lib/use-redirect'
import { useFeedbackTexts } from '../locales/feedback'
import styles from './create.module.css'

const mine = '/user/index?tab=reviews'
const seconds = 3

/** Thanks, and leads to the own reviews after three seconds, unless the person wants to stay (F09). */
export function ReviewSent({ changed }: { changed: boolean }) {
  const words = useFeedbackTexts()
  const { left, text, stay } = useRedirect(mine, seconds)
  const id = useId()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <AccountPage title={words.doneTitle} text={words.doneText}>
      {changed && <p className={styles.note}>{words.doneEarlier}</p>}
      <p ref={text} id={id} role="timer" tabIndex={-1} className={styles.countdown}>
        {left === null ? words.stayed : words.countdown(left)}
      </p>
      <div className={styles.actions}>
        {left !== null && (
          <Button ref={first} size="large" onClick={stay} aria-describedby={id}>
            {words.stay}
          </Button>
        )}
        <Button to={mine} kind={left === null ? 'primary' : 'secondary'} size="large">
          {words.toMine}
        </Button>
        {left === null && (
          <Button to="/feedback" kind="secondary" size="large">
            {words.readReviews}
          </Button>
        )}
      </div>
    </AccountPage>
  )
}
