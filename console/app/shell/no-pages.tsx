import { Link } from 'react-router'
import { useAccountTexts } from '../locales/account'
import { useShellTexts } from '../locales/shell'
import { Page } from '../ui/page'

/** What somebody can do whose roles have no pages yet. */
export function NoPages() {
  const { noPages } = useAccountTexts()
  const { pages } = useShellTexts()
  return (
    <Page title={noPages.title}>
      <p>{noPages.text}</p>
      <p>
        {noPages.own} <Link to="/account">{pages.account}</Link>
      </p>
    </Page>
  )
}
