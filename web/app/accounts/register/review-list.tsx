import { fullName } from '@portal/contract/person/names'
import { useAccountTexts } from '../../locales/accounts'
import { useFormTexts } from '../../locales/form'
import { StepLink } from '../../ui/wizard/step-progress'
import { formatPhone } from '../phone-number'
import type { Registration } from './draft'
import * as styles from './register.module.css'
import type { StepProps } from './step-props'
import type { Step } from './steps'

type Words = ReturnType<typeof useAccountTexts>['register']

/** The values entered so far, by step, each with a link to change them. */
export function ReviewList({ steps, content, pathOf }: Pick<StepProps, 'steps' | 'content' | 'pathOf'>) {
  const { register } = useAccountTexts()
  const { change } = useFormTexts()
  return (
    <section className={styles.review}>
      <h3>{register.review}</h3>
      <dl>
        {steps.slice(0, -1).map((step) => (
          <div key={step}>
            <dt>{register.stepTitles[step]}</dt>
            <dd>
              {linesOf(step, content, register).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </dd>
            <dd>
              <StepLink to={pathOf(step)}>
                {change}
                <span className="visually-hidden"> {register.stepTitles[step]}</span>
              </StepLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function linesOf(step: Step, { values, proof, documents }: Registration, words: Words): string[] {
  const v = (name: string) => values[name]?.trim() ?? ''
  const all: Record<Step, string[]> = {
    phone: [formatPhone(proof?.phone ?? '')],
    about: [
      v('careFor') === 'other' ? words.careForOther : '',
      fullName({ firstName: v('firstName'), lastName: v('lastName') }),
      v('preferredName'),
      v('email'),
      genderIn(v('gender'), words),
    ],
    address: [`${v('address')} ${v('apartment')}`, `${v('city')}, ${v('state')} ${v('postcode')}`],
    experience: [words.yearsLine(v('yearsOfExperience')), v('workExperience'), v('employeeId')],
    documents: [documents.length > 0 ? words.documentCount(documents.length) : words.noDocuments],
    finish: [],
  }
  return all[step].map((line) => line.trim()).filter((line) => line !== '')
}

function genderIn(value: string, { genders }: Words): string {
  return value === 'female' || value === 'male' ? genders[value] : ''
}
