import { contentStates } from '@portal/contract/content/states'
import { api } from '../../core/api'
import { useListQuery } from '../../core/list/list-query'
import { useListState } from '../../core/list/list-state'
import type { KindName, Managed } from '../kinds'
import type { When } from './use-when'

/** The value of `view` in the address of a kind's order. */
export const orderView = 'order'
export const staleFilters = ['every', 'any'] as const

/** The page of a list that its address names. */
export function useContentList(name: KindName, { endpoints }: Managed, when: When = 'all') {
  const { params, pageNum, search } = useListState()
  const state = contentStates.find((one) => one === params.get('state'))
  const stale = params.get('stale') === 'any' ? ('any' as const) : undefined
  const query = useListQuery(['content-list', name, search, state, stale, when], pageNum, (page, call) =>
    api(endpoints.list, { ...page, text: search, state, stale, when }, call),
  )
  return { query, shown: state ?? 'every', stale: stale ?? 'every' }
}
