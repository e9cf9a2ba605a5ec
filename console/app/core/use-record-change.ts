import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type Difference, differencesOf, type Fact, isChangedMeanwhile } from './changed'
import { useSend } from './use-send'

interface RecordChange<Seen, Given, Saved> {
  /** The record as it is on the screen. */
  record: Seen
  /** Under which it was read. */
  queryKey: QueryKey
  /** What a member of staff compares when a colleague was faster. */
  facts: (record: Seen) => readonly Fact[]
  change: (given: Given) => Promise<Saved>
  onSaved: (saved: Saved, given: Given) => unknown
}

/**
 * A change of a record from the version that is on the screen. When a colleague was faster it is refused: what was typed stays, the
 * record is read again, and `missed` is what the colleague has changed.
 */
export function useRecordChange<Seen, Given, Saved>(options: RecordChange<Seen, Given, Saved>) {
  const { record, queryKey, facts, change, onSaved } = options
  const client = useQueryClient()
  const mutation = useSend({
    meta: { quiet: true },
    mutationFn: change,
    onMutate: () => record,
    onSuccess: onSaved,
    onError: (error) => {
      if (isChangedMeanwhile(error)) void client.invalidateQueries({ queryKey })
    },
  })
  const seen = mutation.context
  const missed: Difference[] =
    seen && isChangedMeanwhile(mutation.error) ? differencesOf(facts(seen), facts(record)) : []
  return { ...mutation, missed }
}
