import { progresses } from '@portal/contract/care/requests'
import { methods } from '@portal/contract/care/services'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

export const progressFilters = ['to_do', 'exception', 'unknown', 'finished', 'all'] as const

const pageSize = 25

/** The filters of the list in the address, and the search in the history entry: Back and reload keep both. */
export function useRequestFilter() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const filter = {
    progress: [...progresses, 'all' as const].find((one) => one === params.get('progress')) ?? 'to_do',
    method: methods.find((one) => one === params.get('method')),
    answer: params.get('answer') === 'due' ? ('due' as const) : undefined,
  }
  const to = (change: Record<string, string>) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    for (const [name, value] of Object.entries(change)) value ? next.set(name, value) : next.delete(name)
    return `?${next}`
  }
  return {
    filter,
    search: searchIn(state),
    pageNum: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    pageSize,
    /** State of links that stay within the search. */
    state,
    /** The address of the list with another filter, from its first page on. */
    to,
    go: (change: Record<string, string>, search = searchIn(state)) =>
      navigate(to(change), { state: search ? { search } : null }),
  }
}

function searchIn(state: unknown): string {
  const search = state && typeof state === 'object' && 'search' in state ? state.search : ''
  return typeof search === 'string' ? search : ''
}
