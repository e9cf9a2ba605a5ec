import { Navigate } from 'react-router'
import { useSession } from '../core/session'
import { pagesFor } from './pages'

/** Opens the first page of the member's navigation. */
export function FirstPage() {
  const session = useSession()
  return session && <Navigate to={pagesFor(session.member)[0]?.path ?? '/account'} replace />
}
