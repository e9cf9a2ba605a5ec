import type { getRequestPage } from '@portal/contract/care/staff-requests'
import type { OutputOf } from '@portal/contract/endpoint'
import { formatMoment, formatPastMoment } from '@portal/contract/moments'
import { Link } from 'react-router'
import { useLanguage } from '../core/texts'
import { useRequestsTexts } from '../locales/requests'
import { Columns, ListTable } from '../ui/list-table'
import { Found, Pager } from '../ui/pager'
import { Phone } from '../ui/phone'
import { ProgressMark } from './progress-mark'
import styles from './requests.module.css'

type RequestPage = OutputOf<typeof getRequestPage>

/** A page of applications. */
export function RequestList({ records, total, pageNum, pageSize }: RequestPage) {
  const texts = useRequestsTexts()
  return (
    <>
      <Found total={total} found={texts.found} />
      <ListTable head={<Columns labels={[texts.applicant, texts.service, texts.state, texts.phone, texts.since]} />}>
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
        <Link to={`/requests/${id}`}>{applicant}</Link> <small className={styles.under}>{number}</small>
      </th>
      <td>
        {item}
        <small className={styles.under}>
          {[texts.methods[method], appointmentDate && formatMoment(appointmentDate, language)]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </td>
      <td>
        <ProgressMark progress={progress} cancelled={cancelled} />
        {waiting && <small className={styles.under}>{texts.waits}</small>}
      </td>
      <td>
        <Phone number={phone} plain />
      </td>
      <td>{formatPastMoment(submittedAt, language)}</td>
    </tr>
  )
}
