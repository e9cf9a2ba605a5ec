import type { Doubt } from '@portal/contract/care/eligibility/batches'
import {
  type AnswerStep,
  answerSteps,
  coverageGuards,
  coverageRules,
  coverageSteps,
  type DayRule,
  dayRules,
} from '@portal/contract/care/eligibility/coverage-rules'
import { Link } from 'react-router'
import { useBatchTexts } from '../../locales/check-batches'
import { Page } from '../../ui/page'
import { Day, Guard, Rule, Step } from './answer-rows'
import { AnswerSection } from './answer-section'
import styles from './checks.module.css'

/** The rules by which answers of the state lead to proposals. */
export function CheckAnswers() {
  const { answers: texts, toBatches } = useBatchTexts()
  const steps = Object.entries<AnswerStep<Doubt>>({ ...answerSteps, ...coverageSteps })
  return (
    <Page title={texts.title} aside={<Link to="/checks/batches">{toBatches}</Link>}>
      <p className={styles.soft}>{texts.intro}</p>
      <AnswerSection title={texts.steps} text={texts.stepsText} columns={[texts.answer, texts.told]}>
        {steps.map(([name, step]) => (
          <Step key={name} step={step} />
        ))}
      </AnswerSection>
      <AnswerSection title={texts.days} text={texts.daysText} columns={[texts.day, texts.meaning]}>
        {Object.entries<DayRule>(dayRules).map(([name, rule]) => (
          <Day key={name} rule={rule} />
        ))}
      </AnswerSection>
      <AnswerSection title={texts.guards} text={texts.guardsText} columns={[texts.when, texts.proposal]}>
        {Object.entries(coverageGuards).map(([name, guard]) => (
          <Guard key={name} guard={guard} />
        ))}
      </AnswerSection>
      <AnswerSection title={texts.rules} text={texts.rulesText} columns={[texts.code, texts.words, texts.proposal]}>
        {coverageRules.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no id and are never reordered
          <Rule key={index} rule={rule} />
        ))}
      </AnswerSection>
    </Page>
  )
}
