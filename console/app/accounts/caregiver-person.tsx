import { reviewCaregiver, type StaffCaregiver } from '@portal/contract/accounts/staff'
import { languageNames } from '@portal/contract/language'
import { useCaregiversTexts } from '../locales/caregivers'
import { Card } from '../ui/card'
import { DescriptionList, Fact } from '../ui/description-list'
import { Phone } from '../ui/phone'
import { ApproveAnyway, notApproved } from './approve-anyway'
import { Decision } from './decision'
import { MissingDocuments } from './missing-documents'
import { ReviewMark } from './review-mark'

/** Who the caregiver is, which documents are missing, and the decision. */
export function CaregiverPerson({ caregiver, id, name }: { caregiver: StaffCaregiver; id: string; name: string }) {
  const texts = useCaregiversTexts()
  const { phone, email, address, apartment, city, state, postcode, employeeId, language } = caregiver
  return (
    <Card title={texts.person}>
      <DescriptionList>
        <Fact label={texts.phone}>
          <Phone number={phone} />
        </Fact>
        <Fact label={texts.email}>{email}</Fact>
        <Fact label={texts.address}>
          <span>{[address, apartment].filter(Boolean).join(', ')}</span>, {city}, {state} {postcode}
        </Fact>
        <Fact label={texts.experience}>{texts.years(caregiver.yearsOfExperience)}</Fact>
        {employeeId && <Fact label={texts.employeeId}>{employeeId}</Fact>}
        <Fact label={texts.language}>{languageNames[language]}</Fact>
        <Fact label={texts.state}>
          <ReviewMark status={caregiver.reviewStatus} />
        </Fact>
        {caregiver.reviewReason && <Fact label={texts.reason}>{caregiver.reviewReason}</Fact>}
      </DescriptionList>
      {caregiver.workExperience && <p>{caregiver.workExperience}</p>}
      <MissingDocuments id={id} caregiver={caregiver} name={name} />
      <Decision
        caregiverId={id}
        record={{ ...caregiver, id }}
        endpoint={reviewCaregiver}
        labels={{
          approve: texts.approvePerson,
          reject: texts.rejectPerson,
          reopen: texts.reopen,
          of: { approved: texts.approvePerson, rejected: texts.rejectPerson, under_review: texts.reopenOf(name) },
        }}
        askFirst={
          notApproved(caregiver).length > 0
            ? (asking) => <ApproveAnyway id={id} caregiver={caregiver} asking={asking} />
            : undefined
        }
      />
    </Card>
  )
}
