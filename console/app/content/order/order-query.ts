import type { ContentRow } from '@portal/contract/content/states'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../core/api'
import { queryClient } from '../../core/query'
import type { Managed } from '../kinds'

/** The largest page that a list answers. */
const pageSize = 100

/** The key of a kind's order in the cache; live events refresh it with the lists. */
function orderKey({ kind }: Managed) {
  return ['content-list', kind.kind, 'order'] as const
}

/** Every record of a kind that has a place, in order. */
export function useOrderedRows(managed: Managed) {
  return useQuery<readonly ContentRow[]>({
    queryKey: orderKey(managed),
    queryFn: async ({ signal }) => (await everyRow(managed, signal)).filter(({ placed }) => placed),
  })
}

/** Shows the rows in another order; no list on the screen does yet. */
export function showOrder(managed: Managed, ids: readonly string[]): void {
  queryClient.setQueryData<readonly ContentRow[]>(orderKey(managed), (rows) => rows && inOrder(rows, ids))
}

/** Reads the order anew, as colleagues have left it. */
export function readOrderAgain({ kind }: Managed): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['content-list', kind.kind] })
}

/** The rows in the order of the ids; rows that these do not name come last. */
export function inOrder(rows: readonly ContentRow[], ids: readonly string[]): ContentRow[] {
  const places = new Map(ids.map((id, index) => [id, index]))
  const placeOf = ({ id }: ContentRow) => places.get(id) ?? ids.length
  return [...rows].sort((one, other) => placeOf(one) - placeOf(other))
}

async function everyRow({ endpoints }: Managed, signal: AbortSignal): Promise<ContentRow[]> {
  const rows: ContentRow[] = []
  for (let pageNum = 1; ; pageNum++) {
    const { records } = await api(endpoints.list, { pageNum, pageSize, text: '' }, { signal })
    rows.push(...records)
    if (records.length < pageSize) return rows
  }
}
