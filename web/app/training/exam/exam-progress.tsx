import { useExamTexts } from '../../locales/exam'
import { StepLink } from '../../ui/wizard/step-progress'
import * as styles from './exam.module.css'

interface ExamProgressProps {
  answered: number
  all: number
  /** Undefined on the overview itself. */
  overviewPath: string | undefined
}

/** How many questions have an answer, with a link to all of them. */
export function ExamProgress({ answered, all, overviewPath }: ExamProgressProps) {
  const words = useExamTexts()
  const label = words.answeredOf(answered, all)
  return (
    <div className={styles.progress}>
      <progress max={all} value={answered} aria-label={words.progress} aria-valuetext={label} />
      <p>{label}</p>
      {overviewPath && <StepLink to={overviewPath}>{words.overview.link}</StepLink>}
    </div>
  )
}
