import { formatMoment } from '@portal/contract/moments'
import type { TrainingCard } from '@portal/contract/training/own'
import { formatDate } from '@portal/contract/when'
import { useLanguage } from '../../core/texts'
import { useTrainingTexts } from '../../locales/training'
import * as styles from './shared.module.css'
import { clockText, daysUntil } from './times'

/** When a module is due; overdue and the last two days in words. */
export function DueDate({ card: { dueOn, overdue } }: { card: TrainingCard }) {
  const words = useTrainingTexts()
  const day = formatDate(dueOn, useLanguage())
  if (overdue)
    return (
      <p className={styles.overdue}>
        <span aria-hidden="true">!</span>
        <span>{words.overdue(day)}</span>
      </p>
    )
  const left = daysUntil(dueOn)
  return <p className={styles.due}>{left === 0 ? words.dueToday : left === 1 ? words.dueTomorrow : words.due(day)}</p>
}

/** What the next step of a module is about. */
export function NextHint({ card }: { card: TrainingCard }) {
  const text = useHint(card)
  return text === '' ? null : <p>{text}</p>
}

function useHint({ next, videoStatus, videoSeconds, watchedSeconds, exam, retakeAt }: TrainingCard): string {
  const { hints: words } = useTrainingTexts()
  const language = useLanguage()
  switch (next) {
    case 'watch':
      return videoStatus === 'in_progress'
        ? words.watched(clockText(watchedSeconds * 1000), clockText(videoSeconds * 1000))
        : words.watch(Math.max(1, Math.round(videoSeconds / 60)))
    case 'exam':
      return exam === 'not_pass' ? words.retake : words.exam
    case 'wait':
      return retakeAt ? words.wait(formatMoment(retakeAt, language)) : ''
    case 'none':
      return ''
    default:
      return words[next]
  }
}
