import type { BatchCheck } from '@portal/contract/care/eligibility/batches'
import { type Coverage, coverageDoubts } from '@portal/contract/care/eligibility/coverage'
import { useLanguage } from '../../core/texts'
import { useBatchTexts } from '../../locales/check-batches'
import { Mark } from '../../ui/mark'
import styles from './checks.module.css'

type BatchTexts = ReturnType<typeof useBatchTexts>

/** The state's answer to a check: its coverage, then why it needs a person's decision. */
export function StateAnswer({ check }: { check: Pick<BatchCheck, 'doubt' | 'code' | 'coverage'> }) {
  const texts = useBatchTexts()
  const language = useLanguage()
  const { doubt, code, coverage } = check
  const isAboutAnswer = doubt !== null && !coverageDoubts.some((one) => one === doubt)
  const joined = (...parts: string[]) => parts.filter(Boolean).join(language === 'en' ? ' ' : '')
  return (
    <>
      {coverage && <CoverageMark coverage={coverage} />}
      {!coverage && doubt && <span>{joined(texts.doubts[doubt], code && reasonOf(code, texts))}</span>}
      {coverage && isAboutAnswer && <span className={styles.under}>{texts.doubts[doubt]}</span>}
      {coverage?.isManaged && <span className={styles.under}>{texts.plan(coverage.plan)}</span>}
      {coverage && <StateWords coverage={coverage} />}
      {coverage && doubt && <Written lines={coverage.written} />}
    </>
  )
}

function CoverageMark({ coverage }: { coverage: Coverage }) {
  const texts = useBatchTexts()
  if (coverage.proposal === 'doubtful') return <span>{texts.doubts[coverage.doubt]}</span>
  return <Mark tone={coverage.proposal === 'eligible' ? 'good' : 'bad'}>{texts.coverage[coverage.proposal]}</Mark>
}

/** The lines of the answer beyond yes or no, in the state's own English. */
function StateWords({ coverage: { said, notes } }: { coverage: Coverage }) {
  const texts = useBatchTexts()
  const telling = said.filter(({ code, words }) => words !== '' || (code !== '1' && code !== '6'))
  const lines = telling.map(({ code, services, words }) => ({
    is: lineOf(code, texts),
    words,
    services: services.some((one) => one !== '30') ? texts.forService(services.join(', ')) : '',
  }))
  if (lines.length + notes.length === 0) return null
  return (
    <ul className={styles.said} aria-label={texts.said}>
      {lines.map(({ is, words, services }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and are never reordered
        <li key={index}>
          {is}
          {words && (
            <>
              {texts.colon}
              <q lang="en">{words}</q>
            </>
          )}
          {services}
        </li>
      ))}
      {notes.map((note, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notes have no id and are never reordered
        <li key={`note-${index}`}>
          <q lang="en">{note}</q>
        </li>
      ))}
    </ul>
  )
}

/** The raw lines of the answer, for staff who review it. */
function Written({ lines }: { lines: readonly string[] }) {
  const texts = useBatchTexts()
  return (
    <details className={styles.written}>
      <summary>{texts.written}</summary>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and are never reordered
        <code key={index} lang="en" translate="no">
          {line}
        </code>
      ))}
    </details>
  )
}

function lineOf(code: string, texts: BatchTexts): string {
  const known: Record<string, string> = texts.lineCodes
  return known[code] ?? texts.code(code)
}

function reasonOf(code: string, texts: BatchTexts): string {
  const known: Record<string, string> = texts.codes
  return known[code] ?? texts.code(code)
}
