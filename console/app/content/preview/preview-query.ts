import { openPreview } from '@portal/contract/content/preview'
import { minute } from '@portal/contract/durations'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../core/api'
import { useContentTexts } from '../../locales/content'
import { saveNow } from '../editor/saving'
import type { Managed } from '../kinds'
import { type Moment, wallTimeOf } from '../publish/when-fields'

/** Opened again in time, so that a preview that is looked at is never over. */
const renewAfter = 20 * minute

/** The addresses of the pages that show a draft, once all that was typed is saved; at a moment ahead, or now. */
export function usePreview(managed: Managed, id: string, moment: Moment) {
  const texts = useContentTexts()
  const when = wallTimeOf(moment)
  return useQuery({
    queryKey: ['content-preview', managed.kind.kind, id, when],
    queryFn: async ({ signal }) => {
      if (!(await saveNow(managed, id))) throw new Error(texts.notSavedYet)
      const { addresses } = await api(openPreview, { kind: managed.kind.kind, id, ...when }, { signal })
      return { addresses, when }
    },
    gcTime: 0,
    staleTime: renewAfter,
    refetchInterval: renewAfter,
    // The page stays while it is opened for another moment.
    placeholderData: (before) => before,
    meta: { once: true },
  })
}
