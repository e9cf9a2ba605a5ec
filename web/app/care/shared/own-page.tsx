import type { UserType } from '@portal/contract/accounts/session-user'
import { Fragment, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../core/button'
import { loginPath } from '../../core/guard'
import { useSessionUser, useToken } from '../../core/use-session'
import { useCareTexts } from '../../locales/care'
import { Notice } from '../../ui/notice'

/**
 * What only the person who is logged in may see. Another person in this browser starts afresh; after a logout, in another tab too,
 * it is gone, and the login leads back.
 */
export function OwnPage({ children }: { children: (userType: UserType) => ReactNode }) {
  const { page } = useCareTexts()
  const token = useToken()
  const user = useSessionUser()
  const { pathname, search } = useLocation()
  if (token && user) return <Fragment key={`${token} ${user.userType}`}>{children(user.userType)}</Fragment>
  return (
    <div className="wrap">
      <Notice title={page.loggedOut} text={page.loggedOutText}>
        <Button size="large" to={loginPath(pathname + search)}>
          {page.login}
        </Button>
      </Notice>
    </div>
  )
}
