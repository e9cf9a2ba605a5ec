import { getContentOverview } from '@portal/contract/content/overview'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../core/api'
import { useContentTexts } from '../../locales/content'
import { ListPage } from '../../ui/list/list-page'
import { isKind, kinds } from '../kinds'
import { type KindRow, useOverviewColumns } from './overview-columns'

/** Every kind of content, and what waits in each: drafts, changes, texts that are older than their source. */
export function Overview() {
  const texts = useContentTexts()
  const query = useQuery({
    queryKey: ['content-list', 'overview'],
    queryFn: async ({ signal }) => {
      const { kinds } = await api(getContentOverview, {}, { signal })
      return { records: kinds.filter((one): one is KindRow => isKind(one.kind)).sort(byPlace) }
    },
  })
  return (
    <ListPage
      title={texts.overview.title}
      query={query}
      keyOf={({ kind }) => kind}
      none={texts.overview.none}
      actions={
        <>
          <Link to="/content/translations">{texts.matrix}</Link>
          <Link to="/content/releases">{texts.releases}</Link>
        </>
      }
      columns={useOverviewColumns()}
    />
  )
}

const places = Object.keys(kinds)

function byPlace(one: KindRow, other: KindRow): number {
  return places.indexOf(one.kind) - places.indexOf(other.kind)
}
