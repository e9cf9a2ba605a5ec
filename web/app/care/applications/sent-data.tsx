import type { ApplicationDetail } from '@portal/contract/care/applications/applications'
import { fullName } from '@portal/contract/person/names'
import { formatPhone } from '../../accounts/phone-number'
import { dayText } from '../../content/day'
import { useLanguage } from '../../core/texts'
import { useApplicationsTexts } from '../../locales/applications'
import { useCareTexts } from '../../locales/care'
import { Fact, Facts } from '../shared/facts'
import { homeLines } from '../shared/people/person-text'
import { useNotifyText } from '../shared/promise-texts'
import { Part } from './part'

/** The data that the user submitted in an application. */
export function SentData({ application }: { application: ApplicationDetail }) {
  const words = useApplicationsTexts().sent
  const care = useCareTexts()
  const language = useLanguage()
  const notifyText = useNotifyText()
  const { applicant, contact, documents, home, note } = application
  const hasCard = documents.some(({ kind }) => kind === 'medicaidCard')
  return (
    <Part title={words.title}>
      <h4>{care.applicant}</h4>
      <Facts>
        <Fact name={words.name}>
          <span translate="no">{fullName(applicant)}</span>
        </Fact>
        <Fact name={words.birthDate}>{dayText(applicant.birthDate, language)}</Fact>
        <Fact name={words.phone}>{applicant.phone && <span translate="no">{formatPhone(applicant.phone)}</span>}</Fact>
        <Fact name={care.whiteCard.number}>{applicant.medicaidId || (hasCard && words.onCard)}</Fact>
      </Facts>
      <h4>{care.contact}</h4>
      <Facts>
        <Fact name={care.relationship}>{care.relationships[contact.relationship]}</Fact>
        <Fact name={words.name}>
          <span translate="no">{fullName(contact)}</span>
        </Fact>
        <Fact name={words.phone}>{contact.phone && <span translate="no">{formatPhone(contact.phone)}</span>}</Fact>
        <Fact name={words.email}>{contact.email}</Fact>
      </Facts>
      <Facts>
        <Fact name={words.home}>{home && homeLines(home).join('\n')}</Fact>
        <Fact name={words.notify}>{notifyText(application.notify)}</Fact>
        <Fact name={words.note}>{note}</Fact>
      </Facts>
    </Part>
  )
}
