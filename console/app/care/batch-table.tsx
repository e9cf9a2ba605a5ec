import { Button } from '@mantine/core'
import type { BatchCheck } from '@portal/contract/care/white-card-batches'
import { fullName } from '@portal/contract/names'
import { Link } from 'react-router'
import { useLanguage } from '../core/texts'
import { shownBirth } from '../core/when'
import { useBatchTexts } from '../locales/check-batches'
import table from '../ui/table.module.css'
import { useRowKeys } from '../ui/use-row-keys'
import styles from './checks.module.css'

interface BatchTableProps {
  label: string
  checks: readonly BatchCheck[]
  onConfirm?: ((checkId: string) => void) | undefined
}

/** Checks of a batch with what the answer says about each. */
export function BatchTable({ label, checks, onConfirm }: BatchTableProps) {
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
            {onConfirm && <th scope="col">{texts.action}</th>}
          </tr>
        </thead>
        <tbody ref={rows}>
          {checks.map((check) => (
            <Row key={check.id} check={check} onConfirm={onConfirm} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ check, onConfirm }: { check: BatchCheck; onConfirm: BatchTableProps['onConfirm'] }) {
  const texts = useBatchTexts()
  const language = useLanguage()
  const name = fullName(check)
  const result = texts.results[check.result]
  return (
    <tr>
      <th scope="row">
        <Link to={`/checks/${check.accountId}`}>{name}</Link>
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
            aria-label={texts.confirmOf(name, result)}
            onClick={() => onConfirm(check.id)}
          >
            {texts.confirmOne}
          </Button>
        </td>
      )}
    </tr>
  )
}

function Says({ check }: { check: BatchCheck }) {
  const texts = useBatchTexts()
  const language = useLanguage()
  const { result, doubt, code, status } = check
  if (result === 'doubtful' && doubt)
    return [texts.doubts[doubt], code && (doubt === 'limited' ? texts.quoted(code) : reasonOf(code, texts))]
      .filter(Boolean)
      .join(language === 'en' ? ' ' : '')
  const shown = result === 'decided' || result === 'changed' ? status : result
  return (
    <>
      {result === 'changed' && `${texts.results.changed}: `}
      <span className={styles.mark} data-state={shown}>
        {result === 'decided' || result === 'changed' ? texts.statuses[status] : texts.results[result]}
      </span>
    </>
  )
}

function reasonOf(code: string, texts: ReturnType<typeof useBatchTexts>): string {
  const known: Record<string, string> = texts.codes
  return known[code] ?? texts.code(code)
}
