import type { ApplicationRequest } from '@portal/contract/care/applications/requests'
import { formatMoment, formatPastMoment } from '@portal/contract/moments'
import { Link } from 'react-router'
import { useLanguage } from '../../core/texts'
import { useCareTexts } from '../../locales/care'
import { useRequestTexts } from '../../locales/requests'
import { Fact, Facts } from '../shared/facts'
import { ForPerson } from '../shared/people/for-person'
import { requestPath } from './addresses'
import { RequestMarks } from './marks'
import * as styles from './requests.module.css'

interface RequestListProps {
  requests: readonly ApplicationRequest[]
  /** The number of this page in the list. */
  pageNum: number
}

/** The user's applications, each with a link to open it (W05). */
export function RequestList({ requests, pageNum }: RequestListProps) {
  return (
    <ul className={styles.list}>
      {requests.map((request) => (
        <Item key={request.id} request={request} pageNum={pageNum} />
      ))}
    </ul>
  )
}

function Item({ request, pageNum }: { request: ApplicationRequest; pageNum: number }) {
  const words = useRequestTexts()
  const care = useCareTexts()
  const language = useLanguage()
  const { number, method, appointmentLocation, appointmentDate, submittedAt } = request
  return (
    <li>
      <h3>
        <Link id={linkId(request.id)} to={requestPath(request.id, pageNum)}>
          {request.item}
          <ForPerson person={request.applicant} />
          <span className="visually-hidden"> {number}</span>
        </Link>
      </h3>
      <RequestMarks request={request} />
      <Facts>
        <Fact name={care.applicationNumber}>
          <span translate="no">{number}</span>
        </Fact>
        <Fact name={care.method}>{care.methods[method]}</Fact>
        <Fact name={words.location}>{appointmentLocation}</Fact>
        <Fact name={words.date}>{appointmentDate && formatMoment(appointmentDate, language)}</Fact>
        <Fact name={care.sentOn}>{formatPastMoment(submittedAt, language)}</Fact>
      </Facts>
    </li>
  )
}

/** Focuses the link to an application, if it is on the page. */
export function focusRequest(id: string): void {
  document.getElementById(linkId(id))?.focus()
}

const linkId = (id: string) => `request-${id}`
