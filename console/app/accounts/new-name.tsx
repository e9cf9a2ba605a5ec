import { reviewName, type StaffCaregiver } from '@portal/contract/accounts/staff'
import { fullName } from '@portal/contract/person/names'
import { useCaregiversTexts } from '../locales/caregivers'
import { Card } from '../ui/card'
import { DescriptionList, Fact } from '../ui/description-list'
import { Decision } from './decision'
import { ReviewMark } from './review-mark'

interface NewNameProps {
  id: string
  caregiver: StaffCaregiver
  newName: NonNullable<StaffCaregiver['newName']>
}

/** The name that an approved caregiver wants to have beside the one in force, and the decision about it. */
export function NewName({ id, caregiver, newName }: NewNameProps) {
  const all = useCaregiversTexts()
  const texts = all.newName
  const { approve, reject, reopen } = texts
  return (
    <Card title={texts.title}>
      <DescriptionList>
        <Fact label={texts.old}>{fullName(caregiver)}</Fact>
        <Fact label={texts.wanted}>
          <strong>{fullName(newName)}</strong>
        </Fact>
        <Fact label={all.state}>
          <ReviewMark status={newName.reviewStatus} />
        </Fact>
        {newName.reviewReason && <Fact label={all.reason}>{newName.reviewReason}</Fact>}
      </DescriptionList>
      <p>{texts.text}</p>
      <Decision
        caregiverId={id}
        record={{ ...newName, id, version: caregiver.version }}
        endpoint={reviewName}
        labels={{ approve, reject, reopen, of: { approved: approve, rejected: reject, under_review: reopen } }}
      />
    </Card>
  )
}
