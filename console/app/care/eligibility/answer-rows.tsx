import type { Doubt } from '@portal/contract/care/eligibility/batches'
import { decisionFor } from '@portal/contract/care/eligibility/coverage'
import type { AnswerStep, CoverageGuard, CoverageRule, DayRule } from '@portal/contract/care/eligibility/coverage-rules'
import type { Texts } from '@portal/contract/language'
import type { ReactNode } from 'react'
import { useLanguage } from '../../core/texts'
import { useBatchTexts } from '../../locales/check-batches'
import table from '../../ui/list/table.module.css'
import { CheckMark } from './check-mark'
import styles from './checks.module.css'

/** A step of an eligibility check, and the text that patients read at that step. */
export function Step({ step }: { step: AnswerStep<Doubt> }) {
  const { answers: texts, doubts } = useBatchTexts()
  const language = useLanguage()
  return (
    <Row head={step.when[language]} reason={step}>
      <td className={table.written} data-label={texts.told}>
        {doubts[step.doubt]}
      </td>
    </Row>
  )
}

/** The meaning of a date in an X12 271 answer. */
export function Day({ rule }: { rule: DayRule }) {
  const { answers: texts } = useBatchTexts()
  const language = useLanguage()
  return (
    <Row head={rule.qualifiers.join(', ') || texts.otherDays} reason={rule}>
      <td className={table.written} data-label={texts.meaning}>
        {rule.when[language]}
      </td>
    </Row>
  )
}

/** An answer for which no outcome, or a different one, is proposed. */
export function Guard({ guard }: { guard: CoverageGuard }) {
  const { answers: texts, doubts } = useBatchTexts()
  const language = useLanguage()
  return (
    <Row head={guard.when[language]} reason={guard}>
      <td className={table.written} data-label={texts.proposal}>
        {guard.means === 'nothing' ? texts.nothing : `${doubts[guard.means]} ${texts.besideActive}`}
      </td>
    </Row>
  )
}

/** The outcome proposed for a coverage. */
export function Rule({ rule }: { rule: CoverageRule }) {
  const texts = useBatchTexts()
  const { words, proposal, scopes } = texts.answers
  const known: Record<string, string> = texts.lineCodes
  const codes = rule.codes.map((one) => (
    <span key={one} className={styles.under}>
      {one} {known[one]}
    </span>
  ))
  const scope = <small className={styles.soft}>{rule.scopes.map((one) => scopes[one]).join(', ')}</small>
  return (
    <Row head={[...codes, scope]} reason={rule}>
      <td className={table.written} data-label={words}>
        <Words rule={rule} />
      </td>
      <td data-label={proposal}>
        <Proposal rule={rule} />
      </td>
    </Row>
  )
}

interface RowProps {
  head: ReactNode
  reason: { why: Texts; source: string }
  children: ReactNode
}

/** A table row: subject, outcome and reason. */
function Row({ head, reason: { why, source }, children }: RowProps) {
  const { answers: texts } = useBatchTexts()
  const language = useLanguage()
  return (
    <tr>
      <th scope="row" className={table.written}>
        {head}
      </th>
      {children}
      <td className={table.written} data-label={texts.why}>
        {why[language]}
      </td>
      <td className={table.written} data-label={texts.source} lang="en">
        {source}
      </td>
    </tr>
  )
}

function Words({ rule: { words, insurance } }: { rule: CoverageRule }) {
  const { answers: texts } = useBatchTexts()
  const called = words?.map((one) => one || texts.none) ?? [texts.any]
  return (
    <>
      {called.map((one) => (
        <span key={one} className={styles.under}>
          {one}
        </span>
      ))}
      {insurance && <small className={styles.soft}>{texts.insurance(insurance)}</small>}
    </>
  )
}

function Proposal({ rule: { means, isManaged } }: { rule: CoverageRule }) {
  const texts = useBatchTexts()
  if (means === 'nothing') return <span>{texts.answers.nothing}</span>
  if (means !== 'eligible' && means !== 'ineligible') return <span>{texts.doubts[means]}</span>
  const decision = decisionFor({ proposal: means, isManaged: isManaged === true })
  return <CheckMark status={decision} />
}
