import type { KindCounts } from '@portal/contract/content/overview'
import { Link } from 'react-router'
import { useContentTexts } from '../../locales/content'
import type { Column } from '../../ui/list/list-table'
import { type KindName, kindPath, kinds } from '../kinds'
import styles from './list.module.css'

export type KindRow = KindCounts & { kind: KindName }

/** What each number counts, as its kind's list filters for it. */
const filters = {
  live: '',
  draft: '?state=draft',
  changed: '?state=changed',
  scheduled: '?state=scheduled',
  stale: '?stale=any',
  failed: '?state=failed',
} satisfies Partial<Record<keyof KindCounts, string>>
type Counted = keyof typeof filters

/** Lists of what takes place at a moment begin with what is to come; the numbers count what is past, too. */
function filterOf(kind: KindName, of: Counted): string {
  const filter = filters[of]
  return kinds[kind].kind.moment ? `${filter || '?'}${filter && '&'}when=all` : filter
}

/** The columns of the list of kinds: what each is, and how many of its records are in which state. */
export function useOverviewColumns(): Column<KindRow>[] {
  const texts = useContentTexts()
  return [
    {
      head: texts.overview.kind,
      to: ({ kind }) => kindPath(kind),
      cell: ({ kind }) => texts.kinds[kind].title,
      className: styles.kind,
    },
    { head: texts.overview.about, cell: ({ kind }) => texts.kinds[kind].about, className: styles.prose },
    ...(Object.keys(filters) as Counted[]).map(
      (of): Column<KindRow> => ({
        head: texts.overview.counts[of],
        cell: (row) => (row[of] === 0 ? '–' : <Count row={row} of={of} />),
        isLabeled: true,
      }),
    ),
  ]
}

/** A number that leads to the records that it counts. */
function Count({ row, of }: { row: KindRow; of: Counted }) {
  const texts = useContentTexts()
  const { kind } = row
  const isOnly = kinds[kind].kind.key === 'single'
  return (
    <Link
      to={isOnly ? kindPath(kind) : kindPath(kind) + filterOf(kind, of)}
      aria-label={`${texts.kinds[kind].title}, ${texts.overview.counts[of]}: ${row[of]}`}
    >
      {row[of]}
    </Link>
  )
}
