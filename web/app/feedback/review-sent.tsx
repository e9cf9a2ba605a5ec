import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { AccountPage } from '../accounts/account-page'
import { Button } from '../ui/button'
import styles from './create.module.css'
import { useFeedbackTexts } from './feedback-texts'

const mine = '/user/index?tab=reviews'
const seconds = 3

/** Thanks, and leads to the own reviews after three seconds, unless the person wants to stay (F09). */
export function ReviewSent({ changed }: { changed: boolean }) {
  const words = useFeedbackTexts()
  const { left, stay } = useRedirect(mine)
  const id = useId()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <AccountPage title={words.doneTitle} text={words.doneText}>
      {changed && <p className={styles.note}>{words.doneEarlier}</p>}
      <p id={id} role="timer" className={styles.countdown}>
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

/** Seconds until the page changes; null once the person has chosen to stay. */
function useRedirect(to: string) {
  const [left, setLeft] = useState<number | null>(seconds)
  const navigate = useNavigate()
  useEffect(() => {
    if (left === null) return
    if (left === 0) {
      navigate(to, { replace: true })
      return
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, navigate, to])
  return { left, stay: () => setLeft(null) }
}
