import { onSessionExpired } from '@portal/client/session'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loginPath } from '../guard'

/** Leads to the login, and back from it, when the server has refused the session (E01). */
export function useSessionEnd(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (pathname === '/login') return
    return onSessionExpired(() => navigate(loginPath(pathname + search), { replace: true }))
  }, [pathname, search, navigate])
}
