import { useQuery } from '@tanstack/react-query'
import { api } from '../../core/api'
import type { Content } from '../editor/content'
import type { Managed } from '../kinds'

/** What a version said. It never changes. */
export function useVersion({ kind, endpoints }: Managed, id: string, number: number) {
  return useQuery({
    queryKey: ['content-version', kind.kind, id, number],
    queryFn: async ({ signal }) => (await api(endpoints.version, { id, number }, { signal })).text as Content,
    enabled: number > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
