import type { Ref } from 'react'
import { useApplicationTexts } from '../../locales/application'
import { StepLink } from '../../ui/wizard/step-progress'
import * as styles from './application.module.css'
import type { Problem } from './problems'
import { stepPath } from './steps'
import { useLabels } from './use-labels'
import type { Values } from './values'

interface MissingListProps {
  serviceId: number
  values: Values
  problems: readonly Problem[]
  ref: Ref<HTMLHeadingElement>
}

/** The list of fields and documents that are missing or invalid; each entry links to its field. */
export function MissingList({ serviceId, values, problems, ref }: MissingListProps) {
  const words = useApplicationTexts()
  const labelOf = useLabels(values)
  return (
    <section className={styles.missing} aria-labelledby="missing">
      <h3 id="missing" ref={ref} tabIndex={-1}>
        {words.missing(problems.length)}
      </h3>
      <ul>
        {problems.map(({ step, name, message }) => (
          <li key={name}>
            <StepLink to={stepPath(serviceId, step)} wanted={name}>
              {labelOf(name)}
            </StepLink>
            <p>{message}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
