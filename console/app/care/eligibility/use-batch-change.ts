import type { BatchDetail } from '@portal/contract/care/eligibility/batches'
import { useQueryClient } from '@tanstack/react-query'
import { type SavedForm, useSave } from '../../core/saving/use-save'

/**
 * Changes a batch and shows the result. If a colleague changed it first, the batch is fetched again.
 * @param onDone gets the changed batch and the number of decided checks; live events may show them before the response
 * @param form shows failures itself; otherwise they appear as a notification
 */
export function useBatchChange<Input>(
  id: string,
  change: (input: Input) => Promise<BatchDetail>,
  onDone: (batch: BatchDetail, decided: number) => void,
  form?: SavedForm,
) {
  const client = useQueryClient()
  const queryKey = ['check-batch', id]
  return useSave({
    ...(form && { form }),
    isTold: !form,
    record: client.getQueryData<BatchDetail>(queryKey),
    queryKey,
    change,
    onSaved: (batch, _input, seen) => {
      client.setQueryData(queryKey, batch)
      for (const key of ['check-batches', 'checks', 'check']) void client.invalidateQueries({ queryKey: [key] })
      onDone(batch, batch.decided - (seen?.decided ?? 0))
    },
  })
}
