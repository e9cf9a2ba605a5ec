import { changeSessionUser } from '@portal/client/session'
import type { SessionUser, UserType } from '@portal/contract/accounts/session-user'
import { type ComponentType, useEffect } from 'react'
import { useCall } from '../../lib/use-call'
import { useProfileTexts } from '../../locales/profile'
import { NotLoaded } from '../../ui/not-loaded'
import { fetchRecord, noteShown, type OwnRecord, type TabProps } from './own-record'

interface AccountTabProps {
  userType: UserType
  /** What stands in the tab. */
  content: ComponentType<TabProps>
  /** Called with the record whenever it has changed. */
  onRecord: (record: OwnRecord) => void
}

/** A tab about the user's own account; these tabs share one record, which is loaded once. */
export function AccountTab({ userType, content: Content, onRecord }: AccountTabProps) {
  const words = useProfileTexts()
  const call = useCall((options) => fetchRecord(userType, options), { translated: false })
  const known = call.state === 'loaded' ? call.data : null
  useEffect(noteShown, [])
  useEffect(() => {
    if (known) onRecord(known)
  }, [known, onRecord])
  if (call.state !== 'loaded') return <NotLoaded call={call} texts={words} />
  const { data: record, update } = call
  const take = (changed: OwnRecord) => {
    update(() => changed)
    changeSessionUser(sessionUser(changed))
  }
  return <Content record={record} take={take} />
}

function sessionUser({ userType, info }: OwnRecord): SessionUser {
  return { userType, firstName: info.firstName, ...('careFor' in info && { careFor: info.careFor }) }
}
