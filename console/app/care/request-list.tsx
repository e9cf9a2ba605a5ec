import type { getRequestPage } from '@portal/contract/care/staff-requests'
import type { OutputOf } from '@portal/contract/endpoint'
import { formatMoment, formatPastMoment } from '@portal/contract/moments'
import { Link } from 'react-router'
import { useLanguage } from '../core/texts'
import { useRequestsTexts } from '../locales/requests'
import { Columns, ListTable } from '../ui/list-table'
import { Found, Pager } from '../ui/pager'
import { ProgressMark } from './progress-mark'
import styles from './requests.module.css'

type RequestPage = OutputOf<typeof getRequestPage>

/** A page of applications. */
export function RequestList({ records, total, pageNum, pageSize }: RequestPage) {
  const texts = useRequestsTexts()
  return (
    <>
      <Found total={total} found={texts.found} />
      <ListTable
        head={
          <Columns
            labels={[texts.applicant, texts.number, texts.service, texts.method, texts.state, texts.phone, texts.since]}
          />
        }
      >
        {records.map((record) => (
          <Row key={record.id} record={record} />
        ))}
      </ListTable>
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
