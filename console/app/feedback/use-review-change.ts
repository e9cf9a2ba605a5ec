import { ApiError } from '@portal/client/api-error'
import type { StaffComment } from '@portal/contract/feedback/staff'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/**
 * A change of one review. The page shows its result at once, and what a colleague has saved meanwhile when the change is refused for
 * that reason.
 */
export function useReviewChange<Given>(
  id: number,
  change: (given: Given) => Promise<StaffComment>,
  onDone: (review: StaffComment, given: Given) => void,
) {
  const client = useQueryClient()
  const key = ['review', String(id)]
  return useMutation({
    meta: { quiet: true },
    mutationFn: change,
    onSuccess: (review, given) => {
      client.setQueryData(key, review)
      void client.invalidateQueries({ queryKey: ['reviews'] })
      onDone(review, given)
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'changed_meanwhile')
        void client.invalidateQueries({ queryKey: key })
    },
  })
}
