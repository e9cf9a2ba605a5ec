import { useId } from 'react'
import { Button } from '../core/button'
import { useRedirect } from '../lib/use-redirect'
import * as styles from './countdown.module.css'

interface CountdownProps {
  /** The URL to go to. */
  to: string
  seconds: number
  /** The history state of that navigation. */
  state?: object
  texts: { countdown: (seconds: number) => string; stay: string; stayed: string }
}

/**
 * Counts down and then leaves the page, unless the user does anything or has large text. Its button has the focus, with
 * the remaining seconds as description.
 */
export function Countdown({ to, seconds, state, texts }: CountdownProps) {
  const { left, starts, text, stay, stop } = useRedirect(to, seconds, state)
  const id = useId()
  return (
    <div className={styles.countdown} data-stopped={left === null || undefined}>
      <p ref={text} id={id} role="timer" tabIndex={-1}>
        {left === null ? texts.stayed : texts.countdown(left)}
      </p>
      {starts && (
        <Button ref={stay} size="large" onClick={stop} aria-describedby={id}>
          {texts.stay}
        </Button>
      )}
    </div>
  )
}
