import { makeBatch } from '@portal/contract/care/eligibility/batches'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useSend } from '../../core/saving/use-send'
import { useBatchTexts } from '../../locales/check-batches'

/** Creates a batch from the given checks, or from all pending ones, and opens it. */
export function useMakeBatch() {
  const texts = useBatchTexts()
  const client = useQueryClient()
  const navigate = useNavigate()
  return useSend({
    mutationFn: (accountIds: string[] | undefined) => api(makeBatch, { accountIds }),
    onSuccess: ({ id }) => {
      tellDone(texts.made)
      void client.invalidateQueries({ queryKey: ['check-batches'] })
      void navigate(`/checks/batches/${id}`)
    },
  })
}
