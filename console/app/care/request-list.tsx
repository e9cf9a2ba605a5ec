import { type getRequestPage, maxCounted } from '@portal/contract/care/staff'
import type { OutputOf } from '@portal/contract/endpoint'
import { formatMoment, formatPastMoment } from '@portal/contract/moments'
import { Link } from 'react-router'
import { useLanguage } from '../core/texts'
import { useRequestsTexts } from '../locales/requests'
import table from '../ui/table.module.css'
import { useRowKeys } from '../ui/use-row-keys'
import { ProgressMark } from './progress-mark'
import styles from './requests.module.css'
import { useRequestFilter } from './use-request-filter'

type RequestPage = OutputOf<typeof getRequestPage>

/** A page of applications. */
export function RequestList({ records, total, pageNum, pageSize }: RequestPage) {
  const texts = useRequestsTexts()
  const rows = useRowKeys()
  return (
    <>
      <p role="status" className={styles.soft}>
        {total >= maxCounted ? texts.foundMany(total) : texts.found(total)}
      </p>
      <div className={table.scroll}>
        <table className={`${table.table} ${table.rows}`}>
          <thead>
            <tr>
              <th scope="col">{texts.applicant}</th>
              <th scope="col">{texts.number}</th>
              <th scope="col">{texts.service}</th>
              <th scope="col">{texts.method}</th>
              <th scope="col">{texts.state}</th>
              <th scope="col">{texts.phone}</th>
              <th scope="col">{texts.since}</th>
            </tr>
          </thead>
          <tbody ref={rows}>
            {records.map((record) => (
              <Row key={record.id} record={record} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager pageNum={pageNum} pages={Math.ceil(total / pageSize)} />
    </>
  )
}

function Row({ record }: { record: RequestPage['records'][number] }) {
  const texts = useRequestsTexts()
  const language = useLanguage()
  const { id, applicant, number, item, method, appointmentDate, progress, cancelled, waiting, phone, submittedAt } =
    record
  return (
    <tr>
      <th scope="row">
        <Link to={`/requests/${id}`}>{applicant}</Link>
      </th>
      <td className={styles.number}>{number}</td>
      <td>{item}</td>
      <td>
        {texts.methods[method]}
        {appointmentDate && (
          <>
            <br />
            <small>{formatMoment(appointmentDate, language)}</small>
          </>
        )}
      </td>
      <td>
        <ProgressMark progress={progress} cancelled={cancelled} />
        {waiting && (
          <>
            <br />
            <small>{texts.waits}</small>
          </>
        )}
      </td>
      <td className={styles.number}>{phone}</td>
      <td>{formatPastMoment(submittedAt, language)}</td>
    </tr>
  )
}

function Pager({ pageNum, pages }: { pageNum: number; pages: number }) {
  const texts = useRequestsTexts()
  const { to, state } = useRequestFilter()
  if (pages <= 1) return null
  const link = (page: number, label: string) => (
    <Link to={to({ page: String(page) })} state={state}>
      {label}
    </Link>
  )
  return (
    <nav className={styles.tabs} aria-label={texts.pages}>
      {pageNum > 1 && link(pageNum - 1, texts.previous)}
      <span>{texts.page(pageNum, pages)}</span>
      {pageNum < pages && link(pageNum + 1, texts.next)}
    </nav>
  )
}
