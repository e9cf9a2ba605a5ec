import type { getRequestPage } from '@portal/contract/care/staff-requests'
import type { OutputOf } from '@portal/contract/endpoint'
import { formatMoment, formatPastMoment } from '@portal/contract/moments'
import { Link } from 'react-router'
import { useLanguage } from '../core/texts'
import { useRequestsTexts } from '../locales/requests'
import { Found, Pager } from '../ui/pager'
import table from '../ui/table.module.css'
import { useRowKeys } from '../ui/use-row-keys'
import { ProgressMark } from './progress-mark'
import styles from './requests.module.css'

type RequestPage = OutputOf<typeof getRequestPage>

/** A page of applications. */
export function RequestList({ records, total, pageNum, pageSize }: RequestPage) {
  const texts = useRequestsTexts()
  const rows = useRowKeys()
  return (
    <>
      <Found total={total} found={texts.found} />
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
      <Pager pageNum={pageNum} pageSize={pageSize} total={total} />
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
