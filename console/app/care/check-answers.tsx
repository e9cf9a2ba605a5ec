import { decisionFor } from '@portal/contract/care/coverage'
import {
  type AnswerStep,
  answerSteps,
  type CoverageGuard,
  type CoverageRule,
  coverageGuards,
  coverageRules,
  coverageSteps,
  type DayRule,
  dayRules,
} from '@portal/contract/care/coverage-rules'
import type { Doubt } from '@portal/contract/care/white-card-batches'
import type { Texts } from '@portal/contract/language'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '../core/texts'
import { useBatchTexts } from '../locales/check-batches'
import { useChecksTexts } from '../locales/checks'
import { TableFrame } from '../ui/list-table'
import { Page } from '../ui/page'
import table from '../ui/table.module.css'
import styles from './checks.module.css'

/** What the state's answers mean for home care: the table by which proposals are made. */
export function CheckAnswers() {
  const { answers: texts, toBatches } = useBatchTexts()
  const steps = Object.entries<AnswerStep<Doubt>>({ ...answerSteps, ...coverageSteps })
  return (
    <Page title={texts.title} aside={<Link to="/checks/batches">{toBatches}</Link>}>
      <p className={styles.soft}>{texts.intro}</p>
      <Section title={texts.steps} text={texts.stepsText} columns={[texts.answer, texts.told]}>
        {steps.map(([name, step]) => (
          <Step key={name} step={step} />
        ))}
      </Section>
      <Section title={texts.days} text={texts.daysText} columns={[texts.day, texts.meaning]}>
        {Object.entries<DayRule>(dayRules).map(([name, rule]) => (
          <Day key={name} rule={rule} />
        ))}
      </Section>
      <Section title={texts.guards} text={texts.guardsText} columns={[texts.when, texts.proposal]}>
        {Object.entries(coverageGuards).map(([name, guard]) => (
          <Guard key={name} guard={guard} />
        ))}
      </Section>
      <Section title={texts.rules} text={texts.rulesText} columns={[texts.code, texts.words, texts.proposal]}>
        {coverageRules.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no id and are never reordered
          <Rule key={index} rule={rule} />
        ))}
      </Section>
    </Page>
  )
}

interface SectionProps {
  title: string
  text: string
  /** The columns before the reason and the source. */
  columns: readonly string[]
  children: ReactNode
}

function Section({ title, text, columns, children }: SectionProps) {
  const { answers: texts } = useBatchTexts()
  return (
    <section aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.soft}>{text}</p>
      <TableFrame label={title} labels={[...columns, texts.why, texts.source]}>
        {children}
      </TableFrame>
    </section>
  )
}

function Step({ step }: { step: AnswerStep<Doubt> }) {
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

function Day({ rule }: { rule: DayRule }) {
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

function Guard({ guard }: { guard: CoverageGuard }) {
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

function Rule({ rule }: { rule: CoverageRule }) {
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

/** A row of any of the lists: what it is about, what follows from it, and why. */
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
  const { status } = useChecksTexts()
  if (means === 'nothing') return texts.answers.nothing
  if (means !== 'eligible' && means !== 'ineligible') return texts.doubts[means]
  const decision = decisionFor({ proposal: means, isManaged: isManaged === true })
  return (
    <span className={styles.mark} data-state={decision}>
      {status[decision]}
    </span>
  )
}
