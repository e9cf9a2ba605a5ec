import { useLocation, useNavigate, useSearchParams } from 'react-router'

/**
 * The state of a list: filters and page are in the URL, the search is in the history entry, since it is the name or number of a person. Back
 * and reload keep both.
 */
export function useListState() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const search = searchIn(state)
  const to = (change: Record<string, string>) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    for (const [name, value] of Object.entries(change)) value ? next.set(name, value) : next.delete(name)
    return `?${next}`
  }
  return {
    params,
    search,
    pageNum: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    /** State for links that keep the search. */
    state,
    /** The URL of the list with other filters, starting at its first page; an empty value clears a filter. */
    to,
    go: (change: Record<string, string>, searched = search) =>
      void navigate(to(change), { state: searched ? { search: searched } : null }),
  }
}

/**
 * The part of a list named by the URL parameter `name`; by default the first of `values`. A search covers all parts, unless the list is
 * filtered again afterwards.
 */
export function useListPart<Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  const { params, search, to, go, ...list } = useListState()
  const listed = values.find((one) => one === params.get(name)) ?? values[0]
  const part: Value | 'all' = search && params.get(name) === 'all' ? 'all' : listed
  return {
    ...list,
    search,
    listed,
    part,
    tabs: {
      names: search && !values.some((one) => one === 'all') ? [...values, 'all'] : values,
      current: part,
      to: (one: string) => to({ [name]: one }),
      state: list.state,
    },
    onSearch: (typed: string) => go({ [name]: typed ? 'all' : '' }, typed),
  }
}

function searchIn(state: unknown): string {
  const search = state && typeof state === 'object' && 'search' in state ? state.search : ''
  return typeof search === 'string' ? search : ''
}
