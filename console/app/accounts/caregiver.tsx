import { getCaregiver, reviewCaregiver, type StaffCaregiver } from '@portal/contract/accounts/staff'
import { languageNames } from '@portal/contract/language'
import { fullName } from '@portal/contract/names'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { api } from '../core/api'
import { useCaregiversTexts } from '../locales/caregivers'
import { Card } from '../ui/card'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { Phone } from '../ui/phone'
import { RecordBar } from '../ui/record-bar'
import { UndeliveredNotices } from '../ui/undelivered-notices'
import { ApproveAnyway, notApproved } from './approve-anyway'
import styles from './caregivers.module.css'
import { Decision } from './decision'
import { Documents } from './documents'
import { MissingDocuments } from './missing-documents'
import { NewName } from './new-name'
import { ReviewMark } from './review-mark'

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
    <Page title={name} aside={<Link to="/caregivers">{texts.all}</Link>}>
      <RecordBar kind="caregiver" id={id} name={name} />
      <UndeliveredNotices accountId={id} />
      <Loaded query={query}>
        {(caregiver) => (
          <div className={styles.columns}>
            <div>
              {caregiver.newName && <NewName id={id} caregiver={caregiver} newName={caregiver.newName} />}
              <Person caregiver={caregiver} id={id} name={name} />
            </div>
            <Documents caregiver={caregiver} caregiverId={id} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}

function Person({ caregiver, id, name }: { caregiver: StaffCaregiver; id: string; name: string }) {
  const texts = useCaregiversTexts()
  const { phone, email, address, apartment, city, state, postcode, employeeId, language } = caregiver
  return (
    <Card title={texts.person}>
      <dl className={styles.facts}>
        <Fact label={texts.phone}>
          <Phone number={phone} />
        </Fact>
        <Fact label={texts.email}>{email}</Fact>
        <Fact label={texts.address}>
          {[address, apartment].filter(Boolean).join(', ')}, {city}, {state} {postcode}
        </Fact>
        <Fact label={texts.experience}>{texts.years(caregiver.yearsOfExperience)}</Fact>
        {employeeId && <Fact label={texts.employeeId}>{employeeId}</Fact>}
        <Fact label={texts.language}>{languageNames[language]}</Fact>
        <Fact label={texts.state}>
          <ReviewMark status={caregiver.reviewStatus} />
        </Fact>
        {caregiver.reviewReason && <Fact label={texts.reason}>{caregiver.reviewReason}</Fact>}
      </dl>
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

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
