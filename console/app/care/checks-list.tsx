import type { getWhiteCardPage } from '@portal/contract/care/staff'
import type { OutputOf } from '@portal/contract/endpoint'
import { formatPastMoment } from '@portal/contract/moments'
import { fullName } from '@portal/contract/names'
import { Link, useSearchParams } from 'react-router'
import { useLanguage } from '../core/texts'
import { useChecksTexts } from '../locales/checks'
import table from '../ui/table.module.css'
import { useRowKeys } from '../ui/use-row-keys'
import styles from './checks.module.css'

export const pageSize = 25

type Page = OutputOf<typeof getWhiteCardPage>
type Check = Page['records'][number]

/** A page of the checks, those who wait longest first. */
export function ChecksList({ page, status }: { page: Page; status: string }) {
  const texts = useChecksTexts()
  const rows = useRowKeys()
  return (
    <>
      <p role="status" className={styles.soft}>
        {texts.found(page.total)}
      </p>
      <div className={table.scroll}>
        <table className={`${table.table} ${table.rows}`}>
          <thead>
            <tr>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.phone}</th>
              <th scope="col">{texts.submitted}</th>
              <th scope="col">{status === 'submitted' ? texts.due : texts.decided}</th>
            </tr>
          </thead>
          <tbody ref={rows}>
            {page.records.map((check) => (
              <Row key={check.accountId} check={check} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager pageNum={page.pageNum} pages={Math.ceil(page.total / pageSize)} />
    </>
  )
}

function Row({ check }: { check: Check }) {
  const { overdue } = useChecksTexts()
  const language = useLanguage()
  const last = check.dueAt || check.decidedAt
  return (
    <tr>
      <th scope="row">
        <Link to={`/checks/${check.accountId}?list=${check.status}`}>{fullName(check)}</Link>
      </th>
      <td>{check.phone}</td>
      <td>{formatPastMoment(check.submittedAt, language)}</td>
      <td>
        {last && formatPastMoment(last, language)}{' '}
        {check.isOverdue && (
          <span className={styles.mark} data-state="overdue">
            {overdue}
          </span>
        )}
      </td>
    </tr>
  )
}

function Pager({ pageNum, pages }: { pageNum: number; pages: number }) {
  const texts = useChecksTexts()
  const [params] = useSearchParams()
  if (pages <= 1) return null
  const to = (page: number) => `?${new URLSearchParams({ ...Object.fromEntries(params), page: String(page) })}`
  return (
    <nav className={styles.tabs} aria-label={texts.pages}>
      {pageNum > 1 && <Link to={to(pageNum - 1)}>{texts.previous}</Link>}
      <span>{texts.page(pageNum, pages)}</span>
      {pageNum < pages && <Link to={to(pageNum + 1)}>{texts.next}</Link>}
    </nav>
  )
}
