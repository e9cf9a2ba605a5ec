import { Link } from 'react-router'
import { useShellTexts } from '../locales/shell'
import { Page } from '../ui/page'

/** The page for an unknown URL below /staff. */
export function NotFound() {
  const { notFound } = useShellTexts()
  return (
    <Page title={notFound.title}>
      <p>{notFound.text}</p>
      <p>
        <Link to="/">{notFound.home}</Link>
      </p>
    </Page>
  )
}
