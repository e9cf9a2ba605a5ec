import type { PatientInfo } from '@portal/contract/accounts/own'
import { fullName } from '@portal/contract/person/names'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../core/button'
import { TextSize } from '../../core/frame/text-size'
import { part } from '../../lib/part'
import { useLater } from '../../lib/use-later'
import { useAccountTexts } from '../../locales/accounts'
import { useProfileTexts } from '../../locales/profile'
import { Card, Cards } from '../../ui/card'
import { DetailList } from '../../ui/detail-list'
import { useDraft } from '../../ui/wizard/use-draft'
import { formatPhone } from '../phone-number'
import { openDetails } from './draft'
import { EmailProof } from './email-proof'
import { NewName } from './new-name'
import type { OwnRecord, TabProps } from './own-record'
import * as styles from './profile.module.css'
import { RegistrationCard } from './registration-card'

// Forms come once the profile stands, or are asked for.
const MessageLanguage = part(() => import('./message-language').then(({ MessageLanguage }) => MessageLanguage))
const ProfileForm = part(() => import('./profile-form').then(({ ProfileForm }) => ProfileForm))

interface ProfileTabProps extends TabProps {
  /** Renders the status of a patient's white card. */
  whiteCard: (info: PatientInfo) => ReactNode
  /** The switch for notices on this device. */
  notices: ReactNode
}

/** The user's account status, details and settings. */
export function ProfileTab({ record, take, whiteCard, notices }: ProfileTabProps) {
  const words = useProfileTexts()
  return (
    <Cards>
      {record.userType === 'patient' ? whiteCard(record.info) : <RegistrationCard info={record.info} />}
      <Details record={record} take={take} />
      {record.info.email !== '' && !record.info.emailProved && (
        <EmailProof
          record={record}
          onProved={(proved) => {
            take(proved)
            document.getElementById(headingId)?.focus()
          }}
        />
      )}
      {notices}
      <Card title={words.settings}>
        <MessageLanguage record={record} take={take} />
        <div className={styles.textSize}>
          <TextSize labelled />
        </div>
      </Card>
    </Cards>
  )
}

const headingId = 'details'

function Details({ record, take }: TabProps) {
  const words = useProfileTexts()
  const details = useDetails(record)
  const [draft, setDraft] = useState(openDetails)
  const { isEdited } = useDraft(draft).content
  const [isOpened, setOpened] = useState(false)
  useLater(ProfileForm.load)
  const show = (edit: boolean) => {
    flushSync(() => {
      setOpened(edit)
      if (edit) return draft.change({ isEdited: true })
      draft.end()
      setDraft(openDetails())
    })
    // The form takes the focus further, once it has come.
    if (!document.activeElement?.closest('form')) document.getElementById(headingId)?.focus()
  }
  return (
    <Card title={words.details} id={headingId}>
      {isEdited ? (
        <ProfileForm
          record={record}
          draft={draft}
          takesFocus={isOpened}
          onCancel={() => show(false)}
          onSaved={(changed) => {
            take(changed)
            show(false)
          }}
        />
      ) : (
        <>
          <DetailList details={details} none={words.notGiven} />
          {record.userType === 'caregiver' && record.info.newName && <NewName newName={record.info.newName} />}
          <Button kind="secondary" size="large" onClick={() => show(true)}>
            {words.edit}
            <span className="visually-hidden"> {words.details}</span>
          </Button>
        </>
      )}
    </Card>
  )
}

type Detail = [label: string, value: string, is?: 'asWritten']

function useDetails({ info, userType }: OwnRecord): Detail[] {
  const words = useProfileTexts()
  const { register } = useAccountTexts()
  const gender = info.gender === 'female' || info.gender === 'male' ? register.genders[info.gender] : ''
  const isToldOf = info.emailProved || info.email === ''
  const person: Detail[] = [
    [words.name, fullName(info), 'asWritten'],
    [register.preferredName, info.preferredName, 'asWritten'],
    [words.phone, formatPhone(info.phone), 'asWritten'],
    isToldOf ? [register.email, info.email, 'asWritten'] : [register.email, words.emailProof.unproved(info.email)],
    [register.gender, gender],
    [words.home, addressOf(info), 'asWritten'],
  ]
  if (userType === 'patient') return [[register.careFor, register.careForChoices[info.careFor]], ...person]
  return [
    ...person,
    [words.yearsLabel, words.years(info.yearsOfExperience)],
    [register.workExperience, info.workExperience],
    [register.employeeId, info.employeeId, 'asWritten'],
  ]
}

type Info = OwnRecord['info']

function addressOf({ address, apartment, city, state, postcode }: Info): string {
  return [[address, apartment].filter(Boolean).join(', '), `${city}, ${state} ${postcode}`].join('\n')
}
