import type { BatchDetail } from '@portal/contract/care/eligibility/batches'
import { useQueryClient } from '@tanstack/react-query'
import { type SavedForm, useSave } from '../../core/saving/use-save'

/**
 * Changes a batch and shows what it has become. When a colleague was faster, the batch is read again.
 * @param onDone gets the batch after the change and how many checks it decided; live news may show them before the answer
 * @param form shows a failure, which is told otherwise
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
    ...{ queryKey, change },
    onSaved: (batch, _input, seen) => {
      client.setQueryData(queryKey, batch)
      for (const key of ['check-batches', 'checks', 'check']) void client.invalidateQueries({ queryKey: [key] })
      onDone(batch, batch.decided - (seen?.decided ?? 0))
    },
  })
}
