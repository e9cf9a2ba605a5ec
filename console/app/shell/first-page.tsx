import { Link, Navigate } from 'react-router'
import { useSession } from '../core/session'
import { useShellTexts } from '../locales/shell'
import { Page } from '../ui/page'
import { pagesFor } from './pages'

/** Redirects to the first page of the member's navigation; explains a navigation that has only the member's own account. */
export function FirstPage() {
  const { noPages, pages } = useShellTexts()
  const session = useSession()
  if (!session) return null
  const [first] = pagesFor(session.member)
  if (first?.role) return <Navigate to={first.path} replace />
  return (
    <Page title={noPages.title}>
      <p>{noPages.text}</p>
      <p>
        {noPages.own} <Link to="/account">{pages.account}</Link>
      </p>
    </Page>
  )
}
