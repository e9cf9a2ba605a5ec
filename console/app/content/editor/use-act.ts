import type { ChangedRecord, ContentRecord } from '@portal/contract/content/endpoints'
import { queryClient } from '../../core/query'
import { isChangedMeanwhile } from '../../core/saving/changed'
import { useSend } from '../../core/saving/use-send'
import { useContentTexts } from '../../locales/content'
import type { Managed } from '../kinds'
import { cachedRecord, recordKey, showRecord } from '../record-query'
import { saveNow } from './saving'

interface ActOptions<Given> {
  /** @param record with everything saved that was typed */
  run: (record: ContentRecord, given: Given) => Promise<ChangedRecord | null>
  onDone?: (after: ChangedRecord | null, given: Given, before: ContentRecord) => unknown
  /** The page shows what went wrong. */
  isQuiet?: boolean
  /** It leaves the record as it is: `run` answers null. */
  keepsRecord?: boolean
}

/** Something that is done with a record, once what was typed is saved. */
export function useAct<Given = void>(
  managed: Managed,
  id: string,
  { run, onDone, isQuiet, keepsRecord }: ActOptions<Given>,
) {
  const texts = useContentTexts()
  return useSend({
    meta: { quiet: isQuiet },
    mutationFn: async (given: Given) => {
      if (!(await saveNow(managed, id))) throw new Error(texts.notSavedYet)
      const before = cachedRecord(managed, id)
      if (!before) throw new Error(texts.notSavedYet)
      return { before, after: await run(before, given) }
    },
    onSuccess: async ({ before, after }, given) => {
      if (!keepsRecord) showRecord(managed, id, after)
      await onDone?.(after, given, before)
    },
    onError: async (error) => {
      if (isChangedMeanwhile(error)) await queryClient.invalidateQueries({ queryKey: recordKey(managed, id) })
    },
  })
}
