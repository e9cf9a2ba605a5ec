import type { BatchDetail } from '@portal/contract/care/white-card-batches'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isChangedMeanwhile } from '../core/changed'

/** Changes a batch and shows what it has become. When a colleague was faster, the batch is read again. */
export function useBatchChange<Input>(
  id: string,
  change: (input: Input) => Promise<BatchDetail>,
  onDone: (batch: BatchDetail) => void,
  meta: { quiet?: boolean } = {},
) {
  const client = useQueryClient()
  return useMutation({
    meta,
    mutationFn: change,
    onSuccess: (batch) => {
      client.setQueryData(['check-batch', id], batch)
      for (const queryKey of [['check-batches'], ['checks'], ['check']]) void client.invalidateQueries({ queryKey })
      onDone(batch)
    },
    onError: (error) => {
      if (isChangedMeanwhile(error)) void client.invalidateQueries({ queryKey: ['check-batch', id] })
    },
  })
}
