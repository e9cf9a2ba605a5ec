import type { StaffComment } from '@portal/contract/feedback/staff'
import { languageNames, languages } from '@portal/contract/language'
import { useQueryClient } from '@tanstack/react-query'
import { useRecordChange } from '../core/use-record-change'
import { useReviewsTexts } from '../locales/reviews'

/** A change of one review; the page shows the saved review at once. */
export function useReviewChange<Given>(
  review: StaffComment,
  change: (given: Given) => Promise<StaffComment>,
  onDone: (review: StaffComment, given: Given) => void,
) {
  const texts = useReviewsTexts()
  const client = useQueryClient()
  const queryKey = ['review', String(review.commentId)]
  return useRecordChange({
    record: review,
    queryKey,
    facts: ({ commentText, rating, moderation, reason, reply }) => [
      [texts.review, commentText],
      [texts.rating, String(rating)],
      [texts.stateOf, texts.state[moderation]],
      [texts.reason, reason],
      ...languages.map((language) => [texts.replyIn(languageNames[language]), reply[language]] as const),
    ],
    change,
    onSaved: (after, given) => {
      client.setQueryData(queryKey, after)
      void client.invalidateQueries({ queryKey: ['reviews'] })
      onDone(after, given)
    },
  })
}
