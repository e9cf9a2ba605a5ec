import { changeSessionUser } from '@portal/client/session'
import type { PatientInfo } from '@portal/contract/accounts/own'
import type { SessionUser, UserType } from '@portal/contract/accounts/session-user'
import { type ReactNode, useEffect } from 'react'
import { useCall } from '../../lib/use-call'
import { useProfileTexts } from '../../locales/profile'
import { NotLoaded } from '../../ui/not-loaded'
import { DocumentsTab } from './documents-tab'
import { fetchRecord, type OwnRecord } from './own-record'
import { ProfileTab } from './profile-tab'
import { SecurityTab } from './security-tab'

const tabs = ['profile', 'documents', 'security'] as const

export type AccountTabName = (typeof tabs)[number]

/** Whether a tab of the personal center is about the user's own account. */
export function isAccountTab(name: string): name is AccountTabName {
  return tabs.some((tab) => tab === name)
}

interface AccountTabProps {
  tab: AccountTabName
  userType: UserType
  /** Called with the record whenever it has changed. */
  onRecord: (record: OwnRecord) => void
  /** Renders the status of a patient's white card. */
  whiteCard: (info: PatientInfo) => ReactNode
  /** The switch for notices on this device. */
  notices: ReactNode
}

/** A tab about the user's own account; these tabs share one record, which is loaded once. */
export function AccountTab({ tab, userType, onRecord, whiteCard, notices }: AccountTabProps) {
  const words = useProfileTexts()
  const call = useCall((options) => fetchRecord(userType, options), { translated: false })
  const known = call.state === 'loaded' ? call.data : null
  useEffect(() => {
    if (known) onRecord(known)
  }, [known, onRecord])
  if (call.state !== 'loaded') return <NotLoaded call={call} texts={words} />
  const { data: record, update } = call
  const take = (changed: OwnRecord) => {
    update(() => changed)
    changeSessionUser(sessionUser(changed))
  }
  if (tab === 'security') return <SecurityTab record={record} take={take} />
  if (tab === 'documents' && record.userType === 'caregiver') return <DocumentsTab info={record.info} take={take} />
  return <ProfileTab record={record} take={take} whiteCard={whiteCard} notices={notices} />
}

function sessionUser({ userType, info }: OwnRecord): SessionUser {
  return { userType, firstName: info.firstName, ...('careFor' in info && { careFor: info.careFor }) }
}
