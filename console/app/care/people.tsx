import type { StaffRequestDetail } from '@portal/contract/care/staff-requests'
import { languageNames } from '@portal/contract/language'
import { fullName } from '@portal/contract/names'
import { useLanguage } from '../core/texts'
import { shownBirth } from '../core/when'
import { useRequestsTexts } from '../locales/requests'
import { Card } from '../ui/card'
import { Phone } from '../ui/phone'
import { Fact, Facts } from './facts'
import { MedicaidIdOnRequest } from './medicaid-id'
import styles from './request.module.css'

/** The person who needs care, whom the agency speaks with, and whose account it is. */
export function People({ request }: { request: StaffRequestDetail }) {
  const texts = useRequestsTexts().people
  const language = useLanguage()
  const { applicant, contact, home, note, account } = request
  const isSelf = contact.relationship === 'self'
  return (
    <Card title={texts.title}>
      <Facts>
        <Fact label={texts.name}>
          <strong>{fullName(applicant)}</strong>
        </Fact>
        <Fact label={texts.birthDate}>{shownBirth(applicant.birthDate, language)}</Fact>
        <PhoneFact phone={applicant.phone} />
        <Fact label={texts.medicaidId}>
          <MedicaidIdOnRequest id={request.id} masked={applicant.medicaidId} />
        </Fact>
        <Fact label={texts.relation}>{texts.relations[contact.relationship]}</Fact>
        {!isSelf && <Fact label={texts.permission}>{contact.hasPermission ? texts.permitted : texts.notAsked}</Fact>}
        {!isSelf && <Fact label={texts.contact}>{fullName(contact)}</Fact>}
        {!isSelf && <PhoneFact phone={contact.phone} />}
        <Fact label={texts.email}>{contact.email}</Fact>
        <Fact label={texts.home}>
          {home && `${[home.address, home.apartment].filter(Boolean).join(', ')}, ${home.city} ${home.postcode}`}
        </Fact>
        <Fact label={texts.account}>
          {fullName(account)} · <Phone number={account.phone} plain />
        </Fact>
        <Fact label={texts.language}>{languageNames[account.language]}</Fact>
      </Facts>
      {note && (
        <div>
          <strong>{texts.note}</strong>
          <p className={styles.written} lang={account.language}>
            {note}
          </p>
        </div>
      )}
    </Card>
  )
}

function PhoneFact({ phone }: { phone: string }) {
  const texts = useRequestsTexts()
  return (
    <Fact label={texts.phone}>
      <Phone number={phone} />
    </Fact>
  )
}
