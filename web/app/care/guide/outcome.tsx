import type { ServiceCost } from '@portal/contract/care/services/public'
import { Link } from 'react-router'
import { NextSteps } from '../../content/next-steps'
import { ShareButton } from '../../content/share-button'
import { Button } from '../../core/button'
import { useGuideTexts } from '../../locales/guide'
import { useShareTexts } from '../../locales/share'
import { StepHead } from '../../ui/wizard/step-head'
import { guidePath, servicePath } from '../addresses'
import { Panel } from '../shared/panel'
import { type Answers, answeredIn, pathOf, type Question } from './answers'
import { fittingServices } from './fitting'
import * as styles from './guide.module.css'

interface OutcomeProps {
  services: readonly ServiceCost[]
  answers: Answers
  focused: boolean
}

/** The matching services, their cost, who pays, and what to do next. */
export function Outcome({ services, answers, focused }: OutcomeProps) {
  const words = useGuideTexts()
  const share = useShareTexts()
  const steps = useStepsAhead(answers)
  const isElsewhere = answers.place === 'elsewhere'
  const fitting = isElsewhere ? [] : fittingServices(services, answers)
  return (
    <>
      <div>
        <StepHead title={words.result.title} text={fitting.length > 0 ? words.result.text : ''} focused={focused} />
        {isElsewhere && <p className={styles.notice}>{words.result.elsewhere}</p>}
        {!isElsewhere && fitting.length === 0 && <p className={styles.notice}>{words.result.none}</p>}
      </div>
      {fitting.length > 0 && (
        <ul className={styles.services}>
          {fitting.map((service) => (
            <li key={service.serviceId}>
              <Fitting service={service} />
            </li>
          ))}
        </ul>
      )}
      <Payers answers={answers} />
      {!isElsewhere && <NextSteps title={words.ahead.title} steps={steps} />}
      <AnswerList answers={answers} />
      <div>
        <ShareButton title={words.title} words={share}>
          {share.share.result}
        </ShareButton>
      </div>
    </>
  )
}

function Fitting({ service: { serviceId, title, summary, forWhom, cost } }: { service: ServiceCost }) {
  const { result: words } = useGuideTexts()
  return (
    <article>
      <h3>{title}</h3>
      <p>{summary}</p>
      <h4>{words.forWhom}</h4>
      <p>{forWhom}</p>
      <h4>{words.cost}</h4>
      <p>{cost}</p>
      <Button to={servicePath(serviceId)} kind="accent" mainAction>
        {words.see}
        <span className="visually-hidden">{words.of(title)}</span>
      </Button>
      <p className={styles.small}>{words.login}</p>
    </article>
  )
}

function Payers({ answers: { card, insurance } }: { answers: Answers }) {
  const { pays: words } = useGuideTexts()
  return (
    <Panel title={words.title}>
      {card === 'yes' && <p>{words.yes}</p>}
      {insurance && <p>{words[insurance]}</p>}
      <p>{words.free}</p>
    </Panel>
  )
}

function useStepsAhead({ card, time, help }: Answers): string[] {
  const { ahead: words } = useGuideTexts()
  const hasNone = card === 'no' || card === 'unsure' || help === 'medicaid'
  return [
    card === 'yes' ? words.card : '',
    hasNone ? words.noCard : '',
    time === 'long' ? words.long : '',
    words.apply,
    words.call,
  ].filter(Boolean)
}

/** The given answers, each with a link to change it. */
function AnswerList({ answers }: { answers: Answers }) {
  const words = useGuideTexts()
  const answerText = (question: Question) =>
    (words.questions[question].options as Record<string, string>)[answers[question] ?? '']
  return (
    <Panel title={words.answers}>
      <dl className={styles.answers}>
        {answeredIn(answers).map((question) => (
          <div key={question}>
            <dt>{words.questions[question].title}</dt>
            <dd>
              <span>{answerText(question)}</span>{' '}
              <Link to={pathOf(answers, question)}>
                {words.change}
                <span className="visually-hidden"> {words.questions[question].title}</span>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <Button to={guidePath} kind="secondary">
        {words.restart}
      </Button>
    </Panel>
  )
}
