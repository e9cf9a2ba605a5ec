import { getReviewQueue } from '@portal/contract/feedback/staff'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../core/api'
import { useReviewsTexts } from '../locales/reviews'

/** Leads from a decided review to the one that waits longest. */
export function NextWaiting({ after }: { after: number }) {
  const texts = useReviewsTexts()
  const query = useQuery({
    queryKey: ['reviews', 'next', after],
    queryFn: ({ signal }) => api(getReviewQueue, { pageSize: 2 }, { signal }),
  })
  if (!query.data) return null
  const next = query.data.records.find(({ commentId }) => commentId !== after)
  return <p>{next ? <Link to={`/reviews/${next.commentId}`}>{texts.nextWaiting}</Link> : texts.noneWaiting}</p>
}
