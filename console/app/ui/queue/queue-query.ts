import { getWorkPage } from '@portal/contract/work/staff'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../core/api'
import { keepPage, queryClient } from '../../core/query'
import { readMember, readToken } from '../../core/session'
import { addressOf, type Filter, filterIn } from './filter'

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

/** Requests the page of the queue at a URL, so that it arrives while the page is rendered. */
export function fetchQueue({ request }: { request: Request }): null {
  const params = new URL(request.url).searchParams
  if (readToken() && !readMember()?.setsUp) void queryClient.prefetchQuery(queueQuery(filterIn(params)))
  return null
}
