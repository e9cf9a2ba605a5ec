import type { ExamResult } from '@portal/contract/training/exam'
import { Mark } from '../../content/mark'
import { useExamTexts } from '../../locales/exam'
import * as styles from './exam.module.css'

type Question = ExamResult['questions'][number]

const looks = {
  right: { sign: '✓', tone: 'good' },
  wrong: { sign: '✕', tone: 'bad' },
  unanswered: { sign: '○', tone: 'open' },
} as const

/** A question of a result: what was chosen, what is right, and why. */
export function ResultQuestion({ question, number }: { question: Question; number: number }) {
  const { result: words } = useExamTexts()
  const { text, outcome, options, explanation } = question
  return (
    <li className={styles.question}>
      <h3>{words.question(number, text)}</h3>
      <Mark {...looks[outcome]} words={words.outcomes[outcome]} />
      <WhatIsMissing question={question} />
      <ul>
        {options.map((option) => (
          <Option key={option.id} option={option} />
        ))}
      </ul>
      {explanation && (
        <p>
          <strong>{words.why}</strong> {explanation}
        </p>
      )}
    </li>
  )
}

/** Says of a question with several right answers what kept it from being right. */
function WhatIsMissing({ question: { kind, outcome, options } }: { question: Question }) {
  const { result: words } = useExamTexts()
  if (kind !== 'multiple' || outcome !== 'wrong') return null
  const correct = options.filter((option) => option.correct)
  const found = correct.filter(({ chosen }) => chosen).length
  const extra = options.filter((option) => option.chosen && !option.correct).length
  return (
    <p>
      <span>{words.found(found, correct.length)}</span> {extra > 0 && <span>{words.extra(extra)}</span>}{' '}
      <span>{words.allOrNothing}</span>
    </p>
  )
}

function Option({ option: { text, chosen, correct } }: { option: Question['options'][number] }) {
  const { options: words } = useExamTexts().result
  const remark = chosen ? (correct ? 'chosenRight' : 'chosenWrong') : correct ? 'missed' : undefined
  return (
    <li data-correct={correct || undefined} data-chosen={chosen || undefined}>
      <span>{text}</span>
      {remark && (
        <span className={styles.remark}>
          <span aria-hidden="true">{correct ? '✓' : '✕'}</span> {words[remark]}
        </span>
      )}
    </li>
  )
}
