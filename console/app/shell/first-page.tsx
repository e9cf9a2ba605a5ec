import { Navigate } from 'react-router'
import { later } from '../core/later'
import { useSession } from '../core/session'
import { pagesFor } from './pages'

const NoPages = later(async () => (await import('./no-pages')).NoPages)

/** Redirects to the first page of the member's navigation; explains a navigation that has only the member's own account. */
export function FirstPage() {
  const session = useSession()
  if (!session) return null
  const [first] = pagesFor(session.member)
  return first?.roles ? <Navigate to={first.path} replace /> : <NoPages />
}
