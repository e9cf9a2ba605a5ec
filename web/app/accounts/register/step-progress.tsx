import { Link } from 'react-router'
import { useAccountTexts } from '../texts'
import styles from './step-progress.module.css'
import { type Step, stepPath } from './steps'

interface StepProgressProps {
  steps: readonly Step[]
  current: Step
  /** The first step that is not done; those before it can be gone to. */
  open: Step
}

/** Where one is, what is done, what is left; the steps that are done lead back. */
export function StepProgress({ steps, current, open }: StepProgressProps) {
  const { register } = useAccountTexts()
  const at = steps.indexOf(current)
  const reachable = steps.indexOf(open)
  return (
    <nav aria-label={register.steps} className={styles.progress}>
      <ol>
        {steps.map((step, i) => (
          <li key={step} aria-current={i === at ? 'step' : undefined} data-done={i < at || undefined}>
            {i !== at && i <= reachable ? (
              <Link to={stepPath(step)}>{register.stepTitles[step]}</Link>
            ) : (
              <span>{register.stepTitles[step]}</span>
            )}
            {i < at && <span className="visually-hidden"> ({register.done})</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
