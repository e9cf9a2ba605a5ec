import {
  type CoverageGuard,
  type CoverageRule,
  coverageGuards,
  coverageRules,
} from '@portal/contract/care/coverage-rules'
import { Link } from 'react-router'
import { useLanguage } from '../core/texts'
import { useBatchTexts } from '../locales/check-batches'
import { Columns, ListTable } from '../ui/list-table'
import { Page } from '../ui/page'
import table from '../ui/table.module.css'
import styles from './checks.module.css'

/** What the state's answers mean for home care: the table by which proposals are made. */
export function CheckAnswers() {
  const { answers: texts, toBatches } = useBatchTexts()
  return (
    <Page title={texts.title} aside={<Link to="/checks/batches">{toBatches}</Link>}>
      <p className={styles.soft}>{texts.intro}</p>
      <ListTable head={<Columns labels={[texts.when, texts.proposal, texts.why, texts.source]} />}>
        {Object.entries(coverageGuards).map(([name, guard]) => (
          <Guard key={name} guard={guard} />
        ))}
      </ListTable>
      <p className={styles.soft}>{texts.rules}</p>
      <ListTable head={<Columns labels={[texts.code, texts.words, texts.proposal, texts.why, texts.source]} />}>
        {coverageRules.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rules have no id and are never reordered
          <Rule key={index} rule={rule} />
        ))}
      </ListTable>
    </Page>
  )
}

function Guard({ guard }: { guard: CoverageGuard }) {
  const { answers: texts, doubts } = useBatchTexts()
  const language = useLanguage()
  return (
    <tr>
      <th scope="row" className={table.written}>
        {guard.when[language]}
      </th>
      <td data-label={texts.proposal}>
        {guard.means === 'nothing' ? texts.nothing : `${doubts.limited} ${texts.besideActive}`}
      </td>
      <td className={table.written} data-label={texts.why}>
        {guard.why[language]}
      </td>
      <td className={table.written} data-label={texts.source} lang="en">
        {guard.source}
      </td>
    </tr>
  )
}

function Rule({ rule }: { rule: CoverageRule }) {
  const texts = useBatchTexts()
  const language = useLanguage()
  const { words, proposal, why, source, scopes } = texts.answers
  const known: Record<string, string> = texts.lineCodes
  return (
    <tr>
      <th scope="row" className={table.written}>
        {rule.codes.map((one) => (
          <span key={one} className={styles.under}>
            {one} {known[one]}
          </span>
        ))}
        <small className={styles.soft}>{rule.scopes.map((scope) => scopes[scope]).join(', ')}</small>
      </th>
      <td className={table.written} data-label={words}>
        <Words rule={rule} />
      </td>
      <td data-label={proposal}>
        <Proposal means={rule.means} />
      </td>
      <td className={table.written} data-label={why}>
        {rule.why[language]}
      </td>
      <td className={table.written} data-label={source} lang="en">
        {rule.source}
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

function Proposal({ means }: Pick<CoverageRule, 'means'>) {
  const texts = useBatchTexts()
  if (means === 'nothing') return texts.answers.nothing
  if (means !== 'eligible' && means !== 'ineligible') return texts.doubts[means]
  return (
    <span className={styles.mark} data-state={means}>
      {texts.results[means]}
    </span>
  )
}
