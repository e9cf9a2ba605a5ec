import { getWorkPage } from '@portal/contract/work/staff'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../core/api'
import { keepPage } from '../../core/query'
import { addressOf, type Filter } from './filter'

const pageSize = 50
/** Waiting times are shown in minutes. */
const refreshEvery = 60_000

/** The query for a page of the queue. */
export function queueQuery(filter: Filter) {
  const queryKey = ['work', 'page', addressOf(filter), filter.after]
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => api(getWorkPage, { ...filter, pageSize }, { signal }),
    placeholderData: keepPage(queryKey),
    refetchInterval: refreshEvery,
  })
}
