import type { StoredUser } from '@portal/client/session'
import { Fragment, type ReactNode } from 'react'
import { useSessionUser, useToken } from '../core/use-session'
import { LoggedOut } from './logged-out'

/**
 * A page for logged-in users only. Another user in the same browser starts with fresh state; after a logout, in any
 * tab, the content is replaced by a link to the login.
 */
export function OwnPage({ children }: { children: (userType: StoredUser['userType']) => ReactNode }) {
  const token = useToken()
  const user = useSessionUser()
  if (token && user) return <Fragment key={`${token} ${user.userType}`}>{children(user.userType)}</Fragment>
  return (
    <div className="wrap">
      <LoggedOut />
    </div>
  )
}
