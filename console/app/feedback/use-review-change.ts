import type { StaffReview } from '@portal/contract/feedback/staff'
import { languageNames, languages } from '@portal/contract/language'
import { useQueryClient } from '@tanstack/react-query'
import { type SavedForm, type SaveOptions, useSave } from '../core/saving/use-save'
import { useReviewsTexts } from '../locales/reviews'

interface ReviewChange<Given, Asked>
  extends Pick<SaveOptions<Given, StaffReview, StaffReview, Asked>, 'isEdit' | 'preview' | 'change'> {
  onDone: (after: StaffReview, given: Given, seen: StaffReview) => void
}

/** A change of one review; the page shows the saved review at once. */
export function useReviewChange<Given, Asked = never>(
  review: StaffReview,
  form: SavedForm,
  { onDone, ...options }: ReviewChange<Given, Asked>,
) {
  const texts = useReviewsTexts()
  const client = useQueryClient()
  const queryKey = ['review', String(review.commentId)]
  return useSave({
    ...options,
    form,
    record: review,
    queryKey,
    facts: ({ commentText, rating, moderation, reason, reply }) => [
      [texts.review, commentText],
      [texts.rating, String(rating)],
      [texts.stateOf, texts.state[moderation]],
      [texts.reason, reason],
      ...languages.map((language) => [texts.replyIn(languageNames[language]), reply[language]] as const),
    ],
    onSaved: (after, given, seen = review) => {
      client.setQueryData(queryKey, after)
      void client.invalidateQueries({ queryKey: ['reviews'] })
      onDone(after, given, seen)
    },
  })
}
