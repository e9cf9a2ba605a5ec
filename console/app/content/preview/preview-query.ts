import { openPreview } from '@portal/contract/content/preview'
import { minute } from '@portal/contract/durations'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../core/api'
import { useContentTexts } from '../../locales/content'
import { saveNow } from '../editor/saving'
import type { Managed } from '../kinds'

/** Opened again in time, so that a preview that is looked at is never over. */
const renewAfter = 20 * minute

/** The addresses of the pages that show a draft, once all that was typed is saved. */
export function usePreview(managed: Managed, id: string) {
  const texts = useContentTexts()
  return useQuery({
    queryKey: ['content-preview', managed.kind.kind, id],
    queryFn: async ({ signal }) => {
      if (!(await saveNow(managed, id))) throw new Error(texts.notSavedYet)
      return api(openPreview, { kind: managed.kind.kind, id }, { signal })
    },
    ...{ gcTime: 0, staleTime: renewAfter, refetchInterval: renewAfter },
    meta: { once: true },
  })
}
