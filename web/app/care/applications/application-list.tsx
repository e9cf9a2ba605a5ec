import type { Application } from '@portal/contract/care/applications/applications'
import { formatMoment, formatPastMoment } from '@portal/contract/moments'
import { Link } from 'react-router'
import { useLanguage } from '../../core/texts'
import { useApplicationsTexts } from '../../locales/applications'
import { useCareTexts } from '../../locales/care'
import { Fact, Facts } from '../shared/facts'
import { ForPerson } from '../shared/people/for-person'
import { applicationPath } from './addresses'
import * as styles from './applications.module.css'
import { ApplicationMarks } from './marks'

interface ApplicationListProps {
  applications: readonly Application[]
  /** The number of this page in the list. */
  pageNum: number
}

/** The user's applications, each with a link to open it (W05). */
export function ApplicationList({ applications, pageNum }: ApplicationListProps) {
  return (
    <ul className={styles.list}>
      {applications.map((application) => (
        <Item key={application.id} application={application} pageNum={pageNum} />
      ))}
    </ul>
  )
}

function Item({ application, pageNum }: { application: Application; pageNum: number }) {
  const words = useApplicationsTexts()
  const care = useCareTexts()
  const language = useLanguage()
  const { number, method, appointmentLocation, appointmentDate, submittedAt } = application
  return (
    <li>
      <h3>
        <Link id={linkId(application.id)} to={applicationPath(application.id, pageNum)}>
          {application.item}
          <ForPerson person={application.applicant} />
          <span className="visually-hidden"> {number}</span>
        </Link>
      </h3>
      <ApplicationMarks application={application} />
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
export function focusApplication(id: string): void {
  document.getElementById(linkId(id))?.focus()
}

const linkId = (id: string) => `request-${id}`
