import type { StaffRequestDetail } from '@portal/contract/care/applications/staff-requests'
import { languageNames } from '@portal/contract/language'
import { fullName } from '@portal/contract/person/names'
import { useRequestsTexts } from '../../locales/requests'
import { Card } from '../../ui/card'
import { Fact } from '../../ui/description-list'
import { Phone } from '../../ui/phone'
import { MedicaidIdOnRequest } from './medicaid-id'
import { PersonFacts } from './person-facts'
import styles from './request.module.css'

/** The person who needs care, whom the agency speaks with, and whose account it is. */
export function People({ request }: { request: StaffRequestDetail }) {
  const texts = useRequestsTexts().people
  const { id, applicant, note, account } = request
  return (
    <Card title={texts.title}>
      <PersonFacts request={request} medicaidId={<MedicaidIdOnRequest id={id} masked={applicant.medicaidId} />}>
        <Fact label={texts.account}>
          {fullName(account)} · <Phone number={account.phone} plain />
        </Fact>
        <Fact label={texts.language}>{languageNames[account.language]}</Fact>
      </PersonFacts>
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
