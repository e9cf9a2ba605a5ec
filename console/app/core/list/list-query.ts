import { useQuery } from '@tanstack/react-query'
import { keepPage } from '../query'

const pageSize = 25

/** Fetches a page of a list. The previous page of the same list stays visible while it loads. */
export function useListQuery<Data>(
  key: readonly unknown[],
  pageNum: number,
  read: (input: { pageNum: number; pageSize: number }, call: { signal: AbortSignal }) => Promise<Data>,
) {
  const queryKey = [...key, pageNum]
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => read({ pageNum, pageSize }, { signal }),
    placeholderData: keepPage(queryKey),
  })
}
