import { getCaregiver } from '@portal/contract/accounts/staff'
import { fullName } from '@portal/contract/person/names'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useParams } from 'react-router'
import { api } from '../core/api'
import { useCaregiversTexts } from '../locales/caregivers'
import { RecordPage } from '../ui/record/record-page'
import { UndeliveredNotices } from '../ui/record/undelivered-notices'
import { CaregiverPerson } from './caregiver-person'
import styles from './caregivers.module.css'
import { Documents } from './documents'
import { NewName } from './new-name'

/** One caregiver: the person, the documents side by side, and the decisions. */
export function Caregiver() {
  const { id = '' } = useParams()
  const texts = useCaregiversTexts()
  const query = useQuery({
    queryKey: ['caregiver', id],
    queryFn: ({ signal }) => api(getCaregiver, { id }, { signal }),
  })
  const name = query.data ? fullName(query.data) : texts.title
  return (
    <RecordPage
      title={name}
      isPerson
      query={query}
      list={{ to: '/caregivers', label: texts.all }}
      work={{ kind: 'caregiver', id, name }}
    >
      {(caregiver) => (
        <Fragment key={id}>
          <UndeliveredNotices accountId={id} />
          <div className={styles.columns}>
            <div>
              {caregiver.newName && <NewName id={id} caregiver={caregiver} newName={caregiver.newName} />}
              <CaregiverPerson caregiver={caregiver} id={id} name={name} />
            </div>
            <Documents caregiver={caregiver} caregiverId={id} />
          </div>
        </Fragment>
      )}
    </RecordPage>
  )
}
