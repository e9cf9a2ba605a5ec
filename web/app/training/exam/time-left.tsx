import { useEffect, useState } from 'react'
import { Icon } from '../../core/icon'
import { useExamTexts } from '../../locales/exam'
import { Announcement } from '../../ui/announcement'
import { clockText } from '../shared/times'
import * as styles from './exam.module.css'

/** Seconds before the end at which the remaining time is announced. */
const warnings = [60, 300] as const

/** The time left of an exam with a limit. Announced only five minutes and one minute before the end. */
export function TimeLeft({ endsAt, onOver }: { endsAt: number; onOver: () => void }) {
  const { time: words } = useExamTexts()
  const left = useSecondsLeft(endsAt)
  const isOver = left === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the time is over
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver])
  const warned = warnings.find((seconds) => left <= seconds)
  return (
    <div className={styles.time} data-soon={warned !== undefined || undefined}>
      <p role="timer">
        <Icon name="clock" />
        <span>{words.left(clockText(left * 1000))}</span>
      </p>
      {warned && <p aria-hidden="true">{words.warnings[warned]}</p>}
      <Announcement text={warned ? words.warnings[warned] : ''} />
    </div>
  )
}

/** Counts down by the clock, since timers stop while a phone sleeps. */
function useSecondsLeft(endsAt: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((endsAt - now) / 1000))
}
