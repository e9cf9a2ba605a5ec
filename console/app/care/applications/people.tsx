import type { StaffApplicationDetail } from '@portal/contract/care/applications/staff'
import { languageNames } from '@portal/contract/language'
import { fullName } from '@portal/contract/person/names'
import { useApplicationsTexts } from '../../locales/applications'
import { Card } from '../../ui/card'
import { Fact } from '../../ui/description-list'
import { Phone } from '../../ui/phone'
import styles from './application.module.css'
import { MedicaidIdOnApplication } from './medicaid-id'
import { PersonFacts } from './person-facts'

/** The applicant, the contact person and the owner of the account. */
export function People({ application }: { application: StaffApplicationDetail }) {
  const texts = useApplicationsTexts().people
  const { id, applicant, note, account } = application
  return (
    <Card title={texts.title}>
      <PersonFacts
        application={application}
        medicaidId={<MedicaidIdOnApplication id={id} masked={applicant.medicaidId} />}
      >
        <Fact label={texts.account}>
          <span>{fullName(account)}</span> · <Phone number={account.phone} plain />
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
