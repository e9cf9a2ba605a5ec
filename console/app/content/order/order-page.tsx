import { Link } from 'react-router'
import { useContentTexts } from '../../locales/content'
import { Loaded } from '../../ui/loaded'
import { Page } from '../../ui/page'
import { type KindName, kinds } from '../kinds'
import { Arrange } from './arrange'
import { useOrderedRows } from './order-query'

/** The order in which the site shows the records of a kind. */
export function OrderPage({ name }: { name: KindName }) {
  const texts = useContentTexts()
  const query = useOrderedRows(kinds[name])
  return (
    <Page
      title={texts.order.title(texts.kinds[name].title)}
      aside={<Link to={`/content/${name}`}>{texts.order.back}</Link>}
    >
      <Loaded query={query}>
        {(rows) => (rows.length > 0 ? <Arrange name={name} rows={rows} /> : <p role="status">{texts.order.none}</p>)}
      </Loaded>
    </Page>
  )
}
