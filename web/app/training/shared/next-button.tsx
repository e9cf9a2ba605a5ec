import type { TrainingCard } from '@portal/contract/training/own'
import { Button } from '../../core/button'
import { useTrainingTexts } from '../../locales/training'
import { examPath, filmPath, signPath } from './addresses'

interface NextButtonProps {
  card: TrainingCard
  kind?: 'primary' | 'secondary'
  size?: 'normal' | 'large'
}

/** Leads to what a caregiver can do next with a module. Its name includes the module's title, for lists of links. */
export function NextButton({ card, kind = 'primary', size = 'normal' }: NextButtonProps) {
  const { next: words, of } = useTrainingTexts()
  const { trainingContentId: id, next, videoStatus, exam, title } = card
  if (next === 'none') return null
  const isFilm = next === 'watch' || next === 'wait'
  const label = {
    watch: words.watch[videoStatus === 'in_progress' ? 'in_progress' : 'to_start'],
    wait: words.rewatch,
    exam: exam === 'not_pass' ? words.retake : words.exam,
    continue_exam: words.continue_exam,
    sign: words.sign,
  }[next]
  const to = isFilm ? filmPath(id) : next === 'sign' ? signPath(id) : examPath(id)
  return (
    <Button to={to} kind={next === 'wait' ? 'secondary' : kind} size={size} mainAction={size === 'large'}>
      <span>{label}</span>
      <span className="visually-hidden">{of(title)}</span>
    </Button>
  )
}

/** Leads to the results of an exam that was not passed; nothing otherwise. */
export function ResultButton({ card: { trainingContentId, exam, title } }: Pick<NextButtonProps, 'card'>) {
  const { next: words, of } = useTrainingTexts()
  if (exam !== 'not_pass') return null
  return (
    <Button to={examPath(trainingContentId)} kind="quiet">
      {words.result}
      <span className="visually-hidden">{of(title)}</span>
    </Button>
  )
}
