import type { TrainingDetail } from '@portal/contract/training/own'
import type { FilmRange } from '@portal/contract/training/ranges'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTrainingVideoTexts } from '../../locales/training-video'
import { clockText } from '../shared/times'
import { reachable } from './ranges'
import * as styles from './transcript.module.css'

interface TranscriptProps {
  lines: TrainingDetail['transcript']
  positionMs: number
  watched: readonly FilmRange[]
  jump: (toMs: number) => void
}

/** The text of the film. It follows the film, and its lines lead to what was watched; arrow keys move between them. */
export function Transcript({ lines, positionMs, watched, jump }: TranscriptProps) {
  const words = useTrainingVideoTexts()
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const current = lines.filter(({ fromMs }) => fromMs <= positionMs).length - 1
  const [focused, setFocused] = useState<number | null>(null)
  const stop = focused ?? Math.max(0, current)
  useFollowing(list, current)
  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const to = list.current?.querySelectorAll('button')[stop + (step ?? 0)]
    if (!step || !to) return
    event.preventDefault()
    to.focus()
  }
  return (
    <section className={styles.transcript} aria-labelledby={id}>
      <h2 id={id}>{words.transcript}</h2>
      <p>{lines.length > 0 ? words.transcriptText : words.noTranscript}</p>
      <ol ref={list} className={styles.lines}>
        {lines.map(({ fromMs, text }, i) => {
          const isSeen = reachable(fromMs, watched) >= fromMs - 1_200
          return (
            <li key={fromMs}>
              <button
                type="button"
                tabIndex={i === stop ? 0 : -1}
                aria-current={i === current ? 'true' : undefined}
                aria-disabled={!isSeen || undefined}
                onFocus={() => setFocused(i)}
                onBlur={() => setFocused(null)}
                onKeyDown={move}
                onClick={() => jump(fromMs)}
              >
                <span className={styles.time}>{clockText(fromMs)}</span>
                <span>{text}</span>
                {!isSeen && <span className="visually-hidden">{words.notYet}</span>}
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Keeps the current line in view within the list, unless somebody is using the list. */
function useFollowing(list: React.RefObject<HTMLOListElement | null>, current: number) {
  useEffect(() => {
    const { current: box } = list
    const line = box?.children[current] as HTMLElement | undefined
    if (!box || !line || box.matches(':hover, :focus-within')) return
    box.scrollTop = line.offsetTop - box.clientHeight / 3
  }, [list, current])
}
