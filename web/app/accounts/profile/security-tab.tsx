import { useState } from 'react'
import { Cards } from '../../ui/card'
import { AccountDeletion } from './account-deletion'
import type { TabProps } from './own-record'
import { PasswordChange } from './password-change'
import { PhoneChange } from './phone-change'
import { Sessions } from './sessions'

/** Password, phone, sessions and account deletion. */
export function SecurityTab(props: TabProps) {
  const [changes, setChanges] = useState(0)
  return (
    <Cards>
      {/* A new password ends the other sessions, so their list is fetched again. */}
      <PasswordChange phone={props.record.info.phone} onDone={() => setChanges((count) => count + 1)} />
      <PhoneChange {...props} />
      <Sessions key={changes} />
      <AccountDeletion userType={props.record.userType} />
    </Cards>
  )
}
