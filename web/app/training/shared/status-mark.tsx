import type { TrainingCard } from '@portal/contract/training/own'
import { Mark } from '../../content/mark'
import { useTrainingTexts } from '../../locales/training'

const looks = {
  to_start: { sign: '○', tone: 'open' },
  in_progress: { sign: '…', tone: 'new' },
  trained_not_tested: { sign: '✎', tone: 'new' },
  tested_not_signed: { sign: '✓', tone: 'new' },
  not_passed: { sign: '!', tone: 'bad' },
  signed: { sign: '✓', tone: 'good' },
} as const

/** How far a training is (T01), as sign and words. */
export function StatusMark({ card }: { card: Pick<TrainingCard, 'status' | 'exam'> }) {
  const { status: words } = useTrainingTexts()
  const status = card.status === 'tested_not_signed' && card.exam === 'not_pass' ? 'not_passed' : card.status
  return <Mark {...looks[status]} words={words[status]} />
}
