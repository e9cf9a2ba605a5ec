import { reviewName, type StaffCaregiver } from '@portal/contract/accounts/staff'
import { fullName } from '@portal/contract/names'
import { useCaregiversTexts } from '../locales/caregivers'
import { Card } from '../ui/card'
import styles from './caregivers.module.css'
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
      <dl className={styles.facts}>
        <dt>{texts.old}</dt>
        <dd>{fullName(caregiver)}</dd>
        <dt>{texts.wanted}</dt>
        <dd>
          <strong>{fullName(newName)}</strong>
        </dd>
        <dt>{all.state}</dt>
        <dd>
          <ReviewMark status={newName.reviewStatus} />
        </dd>
        {newName.reviewReason && (
          <>
            <dt>{all.reason}</dt>
            <dd>{newName.reviewReason}</dd>
          </>
        )}
      </dl>
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
