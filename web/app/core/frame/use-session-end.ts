import { onSessionExpired } from '@portal/client/session'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loginPath } from '../login-path'

/** Redirects to the login, and back afterwards, when the server rejects the session (E01). */
export function useSessionEnd(): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (pathname === '/login') return
    return onSessionExpired(() => navigate(loginPath(pathname + search + hash), { replace: true }))
  }, [pathname, search, hash, navigate])
}
