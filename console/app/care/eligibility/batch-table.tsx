import { Button } from '@mantine/core'
import type { BatchCheck } from '@portal/contract/care/eligibility/batches'
import { fullName } from '@portal/contract/person/names'
import { Link } from 'react-router'
import { useLanguage } from '../../core/texts'
import { shownBirth } from '../../core/when'
import { useBatchTexts } from '../../locales/check-batches'
import { useChecksTexts } from '../../locales/checks'
import table from '../../ui/list/table.module.css'
import { useRowKeys } from '../../ui/list/use-row-keys'
import { CheckMark } from './check-mark'
import styles from './checks.module.css'
import { decisionOf } from './decision-of'
import { StateAnswer } from './state-answer'

interface BatchTableProps {
  label: string
  checks: readonly BatchCheck[]
  onConfirm?: ((checkId: string) => void) | undefined
  /** Records whether an answer is about the patient, for checks where staff have to compare the two. */
  onCompare?: ((checkId: string, isSame: boolean) => void) | undefined
}

/** The checks of a batch with their answers. */
export function BatchTable({ label, checks, onConfirm, onCompare }: BatchTableProps) {
  const texts = useBatchTexts()
  const rows = useRowKeys()
  return (
    <div className={table.flow}>
      <table className={`${table.table} ${table.rows} ${table.cards}`} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{texts.patient}</th>
            <th scope="col">{texts.answer}</th>
            <th scope="col">{texts.named}</th>
            {(onConfirm || onCompare) && <th scope="col">{texts.action}</th>}
          </tr>
        </thead>
        <tbody ref={rows}>
          {checks.map((check) => (
            <Row key={check.id} check={check} onConfirm={onConfirm} onCompare={onCompare} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({
  check,
  onConfirm,
  onCompare,
}: { check: BatchCheck } & Pick<BatchTableProps, 'onConfirm' | 'onCompare'>) {
  const texts = useBatchTexts()
  const { status: states } = useChecksTexts()
  const language = useLanguage()
  const name = fullName(check)
  const decision = decisionOf(check)
  const decided = decision ? states[decision] : ''
  return (
    <tr>
      <th scope="row">
        <Link to={`/checks/${check.accountId}`}>{name}</Link>
        {check.holder && (
          <small className={styles.under}>
            <span>{texts.onCard(fullName(check.holder))}</span> ·{' '}
            <span>{texts.born(shownBirth(check.holder.birthDate, language))}</span>
          </small>
        )}
      </th>
      <td className={table.written}>
        <Says check={check} />
      </td>
      <td data-label={texts.named} data-blank={!check.answeredName || undefined}>
        {check.answeredName}
        {check.answeredBirthDate && (
          <small className={styles.under}>{texts.born(shownBirth(check.answeredBirthDate, language))}</small>
        )}
      </td>
      {onConfirm && (
        <td data-doing>
          <Button
            size="compact-md"
            variant="default"
            aria-label={texts.confirmOf(name, decided)}
            onClick={() => onConfirm(check.id)}
          >
            {texts.confirmOne}
          </Button>
        </td>
      )}
      {onCompare && (
        <td data-doing data-blank={!isToCompare(check) || undefined}>
          {isToCompare(check) && <Compare check={check} onCompare={onCompare} />}
        </td>
      )}
    </tr>
  )
}

/** Whether the only open question is if the answer is about the patient. */
function isToCompare({ doubt, coverage }: BatchCheck): boolean {
  return (doubt === 'unconfirmed' || doubt === 'person') && coverage !== null && coverage.proposal !== 'doubtful'
}

interface CompareProps {
  check: BatchCheck
  onCompare: (checkId: string, isSame: boolean) => void
}

function Compare({ check, onCompare }: CompareProps) {
  const texts = useBatchTexts()
  const name = fullName(check)
  const result = check.coverage && check.coverage.proposal !== 'doubtful' ? texts.coverage[check.coverage.proposal] : ''
  return (
    <div className={styles.buttons}>
      <Button
        size="compact-md"
        variant="default"
        aria-label={texts.samePersonOf(name, result)}
        onClick={() => onCompare(check.id, true)}
      >
        {texts.samePerson}
      </Button>
      <Button
        size="compact-md"
        variant="default"
        aria-label={texts.otherPersonOf(name)}
        onClick={() => onCompare(check.id, false)}
      >
        {texts.otherPerson}
      </Button>
    </div>
  )
}

function Says({ check }: { check: BatchCheck }) {
  const texts = useBatchTexts()
  const { result, status } = check
  if (result !== 'decided' && result !== 'changed')
    return check.doubt || check.coverage ? <StateAnswer check={check} /> : <span>{texts.results[result]}</span>
  return (
    <>
      {result === 'changed' && <span>{`${texts.results.changed}: `}</span>}
      <CheckMark status={status} />
    </>
  )
}
