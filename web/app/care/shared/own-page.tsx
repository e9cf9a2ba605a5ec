import type { UserType } from '@portal/contract/accounts/session-user'
import { Fragment, type ReactNode } from 'react'
import { useSessionUser, useToken } from '../../core/use-session'
import { LoggedOut } from '../../ui/logged-out'

/**
 * What only the person who is logged in may see. Another person in this browser starts afresh; after a logout, in another tab too,
 * it is gone, and the login leads back.
 */
export function OwnPage({ children }: { children: (userType: UserType) => ReactNode }) {
  const token = useToken()
  const user = useSessionUser()
  if (token && user) return <Fragment key={`${token} ${user.userType}`}>{children(user.userType)}</Fragment>
  return (
    <div className="wrap">
      <LoggedOut />
    </div>
  )
}
