import type { ContentRecord } from '@portal/contract/content/endpoints'
import { useQuery } from '@tanstack/react-query'
import { errorsOf, saveNow } from './editor/saving'
import { notSaved } from './editor/wrong-fields'
import type { Managed } from './kinds'
import { cachedRecord } from './record-query'

/** A record as it is once all that was typed is saved, for a dialog that is about what is saved. An error says that it could not be. */
export function useSavedRecord(managed: Managed, id: string) {
  return useQuery<ContentRecord>({
    queryKey: ['content-saved', managed.kind.kind, id],
    queryFn: async () => {
      const record = (await saveNow(managed, id)) && cachedRecord(managed, id)
      if (!record) throw await notSaved(errorsOf(managed, id))
      return record
    },
    gcTime: 0,
    staleTime: 0,
    meta: { once: true },
  })
}
