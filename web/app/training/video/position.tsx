import type { FilmRange } from '@portal/contract/training/ranges'
import { useTrainingVideoTexts } from '../../locales/training-video'
import { clockText } from '../shared/times'
import * as styles from './player.module.css'
import { reachable } from './ranges'

interface PositionProps {
  positionMs: number
  videoMs: number
  watched: readonly FilmRange[]
  jump: (toMs: number) => void
}

/** Where the film is, as a slider; the bar shows what was watched. */
export function Position({ positionMs, videoMs, watched, jump }: PositionProps) {
  const words = useTrainingVideoTexts()
  const seen = reachable(videoMs, watched)
  const [now, all] = [clockText(positionMs), clockText(videoMs)]
  return (
    <div className={styles.position}>
      <div className={styles.bar}>
        <svg viewBox={`0 0 ${videoMs} 10`} preserveAspectRatio="none" aria-hidden="true">
          {watched.map(([from, to]) => (
            <rect key={from} x={from} width={to - from} height={10} />
          ))}
        </svg>
        <input
          type="range"
          min={0}
          max={videoMs}
          step={1000}
          value={positionMs}
          aria-label={words.position}
          aria-valuetext={words.positionText(now, all, clockText(seen))}
          onChange={(event) => jump(Number(event.target.value))}
        />
      </div>
      <p className={styles.clock} aria-hidden="true">
        <span>{now}</span> / <span>{all}</span>
      </p>
    </div>
  )
}
