import type { Review } from '@portal/contract/feedback/public'
import { useTexts } from '../core/texts'
import { Picture } from '../ui/picture'
import { ReviewPictures } from './review-pictures'

/** The pictures of a published review. */
export function PublicPictures({ review }: { review: Pick<Review, 'commentImage' | 'userName'> }) {
  const { feedback } = useTexts().home
  const pictures = review.commentImage.map((path, i) => {
    const alt = feedback.picture(review.userName, i + 1)
    const show = (size: 'small' | 'large', label: string) => (
      <Picture path={path} alt={label} sizes={size === 'small' ? '128px' : '(max-width: 1124px) 100vw, 1072px'} />
    )
    return { key: path, alt, show }
  })
  return <ReviewPictures pictures={pictures} />
}
