import { getReview } from '@portal/contract/feedback/staff'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { api } from '../core/api'
import { useReviewsTexts } from '../locales/reviews'
import { RecordPage } from '../ui/record/record-page'
import { Answering } from './answering'
import styles from './reviews.module.css'
import { Written } from './written'

/** One review: what was written, the decision, and the agency's reply. */
export function Review() {
  const { id = '' } = useParams()
  const texts = useReviewsTexts()
  const query = useQuery({
    queryKey: ['review', id],
    queryFn: ({ signal }) => api(getReview, { id }, { signal }),
  })
  return (
    <RecordPage
      title={query.data ? texts.one(query.data.userName) : texts.title}
      query={query}
      list={{ to: `/reviews?state=${query.data?.moderation ?? 'pending'}`, label: texts.all }}
      work={{ kind: 'review', id, name: query.data?.userName ?? '' }}
    >
      {(review) => (
        <div key={review.commentId} className={styles.columns}>
          <Written review={review} />
          <Answering review={review} />
        </div>
      )}
    </RecordPage>
  )
}
