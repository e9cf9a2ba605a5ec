import { getContentOverview, type KindCounts } from '@portal/contract/content/overview'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../core/api'
import { useContentTexts } from '../../locales/content'
import { ListPage } from '../../ui/list/list-page'
import type { Column } from '../../ui/list/list-table'
import { isKind, type KindName, kindPath, kinds } from '../kinds'

type Row = KindCounts & { kind: KindName }

/** Every kind of content, and what waits in each: drafts, changes, texts that are older than their source. */
export function Overview() {
  const texts = useContentTexts()
  const query = useQuery({
    queryKey: ['content-list', 'overview'],
    queryFn: async ({ signal }) => {
      const { kinds } = await api(getContentOverview, {}, { signal })
      return { records: kinds.filter((one): one is Row => isKind(one.kind)).sort(byPlace) }
    },
  })
  return (
    <ListPage
      title={texts.overview.title}
      query={query}
      keyOf={({ kind }) => kind}
      none={texts.overview.none}
      actions={<Link to="/content/translations">{texts.matrix}</Link>}
      columns={useColumns()}
    />
  )
}

function useColumns(): Column<Row>[] {
  const texts = useContentTexts()
  const count = (head: string, of: keyof Omit<Row, 'kind'>, query: string): Column<Row> => ({
    ...{ head, isLabeled: true },
    cell: (row) => <Count row={row} count={row[of]} label={head} query={query} />,
  })
  return [
    { head: texts.overview.kind, to: ({ kind }) => kindPath(kind), cell: ({ kind }) => texts.kinds[kind].title },
    { head: texts.overview.about, cell: ({ kind }) => texts.kinds[kind].about },
    count(texts.state.live, 'live', ''),
    count(texts.state.draft, 'draft', '?state=draft'),
    count(texts.state.changed, 'changed', '?state=changed'),
    count(texts.state.scheduled, 'scheduled', '?state=scheduled'),
    count(texts.stale.any, 'stale', '?stale=any'),
    count(texts.state.failed, 'failed', '?state=failed'),
  ]
}

/** A number that leads to the records that it counts. */
function Count({ row: { kind }, count, label, query }: { row: Row; count: number; label: string; query: string }) {
  const texts = useContentTexts()
  if (count === 0) return '–'
  const isOnly = kinds[kind].kind.key === 'single'
  return (
    <Link
      to={isOnly ? kindPath(kind) : kindPath(kind) + query}
      aria-label={`${texts.kinds[kind].title}, ${label}: ${count}`}
    >
      {count}
    </Link>
  )
}

const places = Object.keys(kinds)

function byPlace(one: Row, other: Row): number {
  return places.indexOf(one.kind) - places.indexOf(other.kind)
}
