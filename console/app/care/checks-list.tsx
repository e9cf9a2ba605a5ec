import { Kbd } from '@mantine/core'
import type { getWhiteCardPage } from '@portal/contract/care/staff-white-card'
import type { OutputOf } from '@portal/contract/endpoint'
import { formatPastMoment } from '@portal/contract/moments'
import { fullName } from '@portal/contract/names'
import { Link } from 'react-router'
import { useSingleKeys } from '../core/single-keys'
import { useLanguage } from '../core/texts'
import { useBatchTexts } from '../locales/check-batches'
import { useChecksTexts } from '../locales/checks'
import { ListTable } from '../ui/list-table'
import { Found, Pager } from '../ui/pager'
import { Phone } from '../ui/phone'
import styles from './checks.module.css'

export const pageSize = 25

type Page = OutputOf<typeof getWhiteCardPage>
type Check = Page['records'][number]

interface ChecksListProps {
  page: Page
  status: string
  /** Checks for a batch, by account. */
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
}

/** A page of the checks, those who wait longest first. `x` selects the one that has the focus. */
export function ChecksList({ page, status, selected, onSelect }: ChecksListProps) {
  const texts = useChecksTexts()
  const { selectColumn } = useBatchTexts()
  const isMixed = status === 'all'
  const isSelectable = status === 'submitted' || isMixed
  const toggle = (id: string) => {
    const others = [...selected].filter((one) => one !== id)
    onSelect(new Set(selected.has(id) ? others : [...others, id]))
  }
  useSingleKeys({
    x: () => {
      const id = document.activeElement?.closest('tr')?.dataset.account
      if (page.records.some((one) => one.accountId === id && isOpen(one)) && id) toggle(id)
    },
  })
  return (
    <>
      <Found total={page.total} found={texts.found} />
      <ListTable
        head={
          <>
            {isSelectable && (
              <th scope="col">
                {selectColumn} <Kbd aria-hidden>x</Kbd>
              </th>
            )}
            <th scope="col">{texts.name}</th>
            <th scope="col" className={styles.wide}>
              {texts.submitted}
            </th>
            {isMixed && <th scope="col">{texts.state}</th>}
            <th scope="col">{status === 'submitted' ? texts.due : texts.decided}</th>
          </>
        }
      >
        {page.records.map((check) => (
          <Row
            key={check.accountId}
            check={check}
            isMixed={isMixed}
            isSelected={selected.has(check.accountId)}
            isSelectable={isSelectable}
            onToggle={() => toggle(check.accountId)}
          />
        ))}
      </ListTable>
      <Pager {...page} />
    </>
  )
}

interface RowProps {
  check: Check
  /** Whether checks of other states are in the list. */
  isMixed: boolean
  /** Whether the list has a column of checkboxes; only checks that wait can go into a batch. */
  isSelectable: boolean
  isSelected: boolean
  onToggle: () => void
}

function Row({ check, isMixed, isSelectable, isSelected, onToggle }: RowProps) {
  const { overdue, status } = useChecksTexts()
  const { select } = useBatchTexts()
  const language = useLanguage()
  const last = check.dueAt || check.decidedAt
  return (
    <tr data-account={check.accountId}>
      {isSelectable && (
        <td className={styles.select} data-doing={isOpen(check) || undefined}>
          {isOpen(check) && (
            <input
              type="checkbox"
              checked={isSelected}
              onChange={onToggle}
              aria-keyshortcuts="x"
              aria-label={select(fullName(check))}
            />
          )}
        </td>
      )}
      <th scope="row">
        <Link to={`/checks/${check.accountId}?list=${check.status}`}>{fullName(check)}</Link>
        <small className={styles.under}>
          <Phone number={check.phone} plain />
        </small>
      </th>
      <td className={styles.wide}>{formatPastMoment(check.submittedAt, language)}</td>
      {isMixed && <td>{status[check.status]}</td>}
      <td>
        {last && <span>{formatPastMoment(last, language)}</span>}{' '}
        {check.isOverdue && (
          <span className={styles.mark} data-state="overdue">
            {overdue}
          </span>
        )}
      </td>
    </tr>
  )
}

function isOpen(check: Check): boolean {
  return check.status === 'submitted'
}
