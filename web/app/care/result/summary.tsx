import type { RequestDetail } from '@portal/contract/care/requests'
import type { CareDocumentKind } from '@portal/contract/care/services'
import { fullName } from '@portal/contract/names'
import { formatPhone } from '../../accounts/phone-number'
import { dayText } from '../../content/day'
import { momentText, pastText } from '../../content/times'
import { useLanguage } from '../../core/texts'
import { useCareTexts } from '../../locales/care'
import { useResultTexts } from '../../locales/care-result'
import { Fact, Facts } from '../shared/facts'
import { Panel } from '../shared/panel'
import { homeLines } from '../shared/person-text'
import styles from './result.module.css'

/** The application on half a page, also of paper. */
export function Summary({ request }: { request: RequestDetail }) {
  const { sent: words } = useResultTexts()
  const care = useCareTexts()
  const language = useLanguage()
  const { applicant, contact, home, method } = request
  return (
    <Panel title={words.summary}>
      <Facts>
        <Fact name={care.applicationNumber}>{request.number}</Fact>
        <Fact name={care.sentOn}>{pastText(request.submittedAt, language)}</Fact>
        <Fact name={care.service}>{request.item}</Fact>
        <Fact name={care.method}>{care.methods[method]}</Fact>
        <Fact name={care.applicant}>
          {`${fullName(applicant)}\n${dayText(applicant.birthDate, language)}\n${formatPhone(applicant.phone)}`}
        </Fact>
        <Fact name={care.contact}>
          {contact.relationship !== 'self' &&
            `${fullName(contact)} (${care.relationships[contact.relationship]})\n${formatPhone(contact.phone)}`}
        </Fact>
        <Fact name={words.address}>{home && homeLines(home).join('\n')}</Fact>
        <Visit request={request} />
        <Fact name={care.papers}>
          {kindsOf(request)
            .map((kind) => care.documents[kind].title)
            .join('\n') || (method === 'online' ? care.noPapers : words.bring)}
        </Fact>
      </Facts>
    </Panel>
  )
}

function Visit({ request: { office, appointmentDate, appointmentLocation } }: { request: RequestDetail }) {
  const { sent: words } = useResultTexts()
  const care = useCareTexts()
  const language = useLanguage()
  if (!office) return null
  return (
    <>
      <Fact name={care.appointment}>{momentText(appointmentDate, language)}</Fact>
      <Fact name={care.office}>
        {`${appointmentLocation}\n${office.address}\n${office.phone}`}
        {office.addressUrl && (
          <>
            {'\n'}
            <a
              href={office.addressUrl}
              className={`${styles.screen} ${styles.directions}`}
              target="_blank"
              rel="noreferrer"
            >
              {words.directions}
            </a>
          </>
        )}
      </Fact>
    </>
  )
}

function kindsOf({ documents }: RequestDetail): CareDocumentKind[] {
  return [...new Set(documents.map(({ kind }) => kind))]
}
