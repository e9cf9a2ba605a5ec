import { checkRelease, type Release } from '@portal/contract/content/releases'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../core/api'

/** What is missing in the drafts of a release as they are now, and what publishing all of them does. */
export function useReleaseCheck({ id, version, drafts }: Release) {
  const known = drafts.map((draft) => `${draft.kind}/${draft.id} ${draft.version} ${draft.baseVersion}`)
  return useQuery({
    queryKey: ['content-check', 'release', id, version, ...known],
    queryFn: ({ signal }) => api(checkRelease, { id }, { signal }),
    enabled: drafts.length > 0,
    gcTime: 0,
  })
}
