import type { BatchDetail } from '@portal/contract/care/white-card-batches'
import { useQueryClient } from '@tanstack/react-query'
import { isChangedMeanwhile } from '../core/changed'
import { useSend } from '../core/use-send'

/**
 * Changes a batch and shows what it has become. When a colleague was faster, the batch is read again.
 * @param onDone gets the batch after the change and how many checks it decided; live news may show them before the answer
 */
export function useBatchChange<Input>(
  id: string,
  change: (input: Input) => Promise<BatchDetail>,
  onDone: (batch: BatchDetail, decided: number) => void,
  meta: { quiet?: boolean } = {},
) {
  const client = useQueryClient()
  return useSend({
    meta,
    mutationFn: change,
    onMutate: () => client.getQueryData<BatchDetail>(['check-batch', id])?.decided ?? 0,
    onSuccess: (batch, _input, decidedBefore) => {
      client.setQueryData(['check-batch', id], batch)
      for (const queryKey of [['check-batches'], ['checks'], ['check']]) void client.invalidateQueries({ queryKey })
      onDone(batch, batch.decided - decidedBefore)
    },
    onError: (error) => {
      if (isChangedMeanwhile(error)) void client.invalidateQueries({ queryKey: ['check-batch', id] })
    },
  })
}
