import type { ApplicationDetail } from '@portal/contract/care/applications/applications'
import type { CareDocumentKind } from '@portal/contract/care/services/services'
import { formatMoment, formatPastMoment } from '@portal/contract/moments'
import { fullName } from '@portal/contract/person/names'
import { formatPhone } from '../../accounts/phone-number'
import { dayText } from '../../content/day'
import { useLanguage } from '../../core/texts'
import { useCompany } from '../../core/use-company'
import { useCareTexts } from '../../locales/care'
import { useResultTexts } from '../../locales/care-result'
import { Fact, Facts } from '../shared/facts'
import { Panel } from '../shared/panel'
import { homeLines } from '../shared/people/person-text'
import * as styles from './result.module.css'

interface SummaryProps {
  application: ApplicationDetail
  /** The documents to bring to a visit. */
  bring: readonly CareDocumentKind[]
}

/** The application on half a (printed) page: service, time, place, documents to bring, phone number. */
export function Summary({ application, bring }: SummaryProps) {
  const { sent: words } = useResultTexts()
  const care = useCareTexts()
  const language = useLanguage()
  const company = useCompany()
  const { applicant, contact, home, method } = application
  const documents = method === 'online' ? kindsOf(application) : bring
  return (
    <Panel title={words.summary}>
      <Visit application={application} />
      <Facts>
        <Fact name={method === 'online' ? care.papers : words.bring}>
          {documents.map((kind) => care.documents[kind].title).join('\n') ||
            (method === 'online' ? care.noDocuments : '')}
        </Fact>
        <Fact name={words.phone}>{application.office?.phone || company?.phone}</Fact>
        <Fact name={care.service}>{application.item}</Fact>
        <Fact name={care.applicationNumber}>{application.number}</Fact>
        <Fact name={care.method}>{care.methods[method]}</Fact>
        <Fact name={care.sentOn}>{formatPastMoment(application.submittedAt, language)}</Fact>
        <Fact name={care.applicant}>
          {`${fullName(applicant)}\n${dayText(applicant.birthDate, language)}\n${formatPhone(applicant.phone)}`}
        </Fact>
        <Fact name={care.contact}>
          {contact.relationship !== 'self' &&
            `${fullName(contact)} (${care.relationships[contact.relationship]})\n${formatPhone(contact.phone)}`}
        </Fact>
        <Fact name={words.address}>{home && homeLines(home).join('\n')}</Fact>
      </Facts>
    </Panel>
  )
}

/** Time and place, in larger type. */
function Visit({ application: { office, appointmentDate, appointmentLocation } }: { application: ApplicationDetail }) {
  const { sent: words } = useResultTexts()
  const care = useCareTexts()
  const language = useLanguage()
  if (!office) return null
  return (
    <div className={styles.visit}>
      <p>{care.appointment}</p>
      <p className={styles.moment}>{formatMoment(appointmentDate, language)}</p>
      <p>
        <strong>{appointmentLocation}</strong>
        <br />
        {office.address}
      </p>
      {office.addressUrl && (
        <a href={office.addressUrl} className={styles.directions} target="_blank" rel="noreferrer">
          {words.directions}
        </a>
      )}
    </div>
  )
}

function kindsOf({ documents }: ApplicationDetail): CareDocumentKind[] {
  return [...new Set(documents.map(({ kind }) => kind))]
}
