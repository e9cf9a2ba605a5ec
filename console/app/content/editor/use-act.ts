import type { ChangedRecord, ContentRecord } from '@portal/contract/content/endpoints'
import { queryClient } from '../../core/query'
import { isChangedMeanwhile } from '../../core/saving/changed'
import { useSend } from '../../core/saving/use-send'
import { keepFocusAfter } from '../../ui/keep-focus'
import type { Managed } from '../kinds'
import { cachedRecord, recordKey, showRecord } from '../record-query'
import { errorsOf, saveNow } from './saving'
import { hasWrongFields, notSaved, tellFailure } from './wrong-fields'

interface ActOptions<Given> {
  /** @param record with everything saved that was typed */
  run: (record: ContentRecord, given: Given) => Promise<ChangedRecord | null>
  onDone?: (after: ChangedRecord | null, given: Given, before: ContentRecord) => unknown
  /** The page shows what went wrong. */
  isQuiet?: boolean
  /** It leaves the record as it is: `run` answers null. */
  keepsRecord?: boolean
  /** It waits until no field is marked as wrong. */
  needsRight?: boolean
  /** It ends what was typed, saved or not. */
  discards?: boolean
}

/** Of the page's main action, which gets the focus when the button that was pressed is gone. */
export const publishId = 'publish-record'

/** Something that is done with a record, once what was typed is saved. */
export function useAct<Given = void>(
  managed: Managed,
  id: string,
  { run, onDone, isQuiet, keepsRecord, needsRight, discards }: ActOptions<Given>,
) {
  return useSend({
    meta: { quiet: true },
    mutationFn: async (given: Given) => {
      const isSaved = (await saveNow(managed, id)) || discards
      const before = cachedRecord(managed, id)
      if (!isSaved || !before || (needsRight && hasWrongFields())) throw await notSaved(errorsOf(managed, id))
      return { before, after: await run(before, given) }
    },
    onSuccess: async ({ before, after }, given) => {
      if (!keepsRecord) showRecord(managed, id, after)
      await onDone?.(after, given, before)
      keepFocusAfter(() => document.getElementById(publishId))
    },
    onError: async (error) => {
      if (!isQuiet) tellFailure(error)
      if (isChangedMeanwhile(error)) await queryClient.invalidateQueries({ queryKey: recordKey(managed, id) })
    },
  })
}
