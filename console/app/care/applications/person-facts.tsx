import type { StaffApplicationDetail } from '@portal/contract/care/applications/staff'
import { fullName } from '@portal/contract/person/names'
import type { ReactNode } from 'react'
import { useLanguage } from '../../core/texts'
import { shownBirth } from '../../core/when'
import { useApplicationsTexts } from '../../locales/applications'
import { DescriptionList, Fact } from '../../ui/description-list'
import { Phone } from '../../ui/phone'

interface PersonFactsProps {
  application: Pick<StaffApplicationDetail, 'applicant' | 'contact' | 'home'>
  medicaidId: ReactNode
  /** More facts. */
  children?: ReactNode
}

/** Facts about the applicant and the contact person. */
export function PersonFacts({ application: { applicant, contact, home }, medicaidId, children }: PersonFactsProps) {
  const texts = useApplicationsTexts().people
  const language = useLanguage()
  const isSelf = contact.relationship === 'self'
  return (
    <DescriptionList>
      <Fact label={texts.name}>
        <strong>{fullName(applicant)}</strong>
      </Fact>
      <Fact label={texts.birthDate}>{shownBirth(applicant.birthDate, language)}</Fact>
      <PhoneFact phone={applicant.phone} />
      <Fact label={texts.medicaidId}>{medicaidId}</Fact>
      <Fact label={texts.relation}>{texts.relations[contact.relationship]}</Fact>
      {!isSelf && <Fact label={texts.permission}>{contact.hasPermission ? texts.permitted : texts.notAsked}</Fact>}
      {!isSelf && <Fact label={texts.contact}>{fullName(contact)}</Fact>}
      {!isSelf && <PhoneFact phone={contact.phone} />}
      <Fact label={texts.email}>{contact.email}</Fact>
      <Fact label={texts.home}>
        {home && `${[home.address, home.apartment].filter(Boolean).join(', ')}, ${home.city} ${home.postcode}`}
      </Fact>
      {children}
    </DescriptionList>
  )
}

function PhoneFact({ phone }: { phone: string }) {
  const texts = useApplicationsTexts()
  return (
    <Fact label={texts.phone}>
      <Phone number={phone} />
    </Fact>
  )
}
