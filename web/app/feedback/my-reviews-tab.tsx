import { getMyReviews, type OwnReview, withdrawReview } from '@portal/contract/feedback/own'
import { useSearchParams } from 'react-router'
import { pageNumOf } from '../content/page-num'
import { Button } from '../core/button'
import { useTexts } from '../core/texts'
import { toast } from '../core/toasts'
import { httpApi } from '../lib/api'
import { useCall } from '../lib/use-call'
import { useFeedbackTexts } from '../locales/feedback'
import { Card, Cards } from '../ui/card'
import { ConfirmButton } from '../ui/dialog/confirm-button'
import { PagedList } from '../ui/paged-list'
import { PrivatePicture } from '../ui/upload/private-picture'
import { useOwnPictures } from '../ui/upload/use-own-pictures'
import * as styles from './create.module.css'
import { ModerationMark } from './moderation-mark'
import { PublicPictures } from './public-pictures'
import { ReviewCard } from './review-card'
import { ReviewPictures } from './review-pictures'

const pageSize = 10
const address = '/user/index?tab=reviews'

/** The patient's own reviews with their moderation status (A10). */
export function MyReviewsTab() {
  const words = useFeedbackTexts()
  const [search] = useSearchParams()
  const pageNum = pageNumOf(search)
  const call = useCall((options) => httpApi(getMyReviews, { pageNum, pageSize }, options), { of: pageNum })
  return (
    <PagedList
      call={call}
      hrefOf={(number) => (number === 1 ? address : `${address}&page=${number}`)}
      texts={{
        ...words,
        loading: words.mineLoading,
        failed: words.mineFailed,
        empty: words.mineEmpty,
        emptyText: words.mineEmptyText,
      }}
      whenEmpty={<WriteButton />}
      whenPastEnd={() => <Button to={address}>{words.firstPage}</Button>}
      frame={(pages) => (
        <Card title={words.mine} text={words.mineText}>
          <WriteButton />
          {pages}
        </Card>
      )}
    >
      {(reviews) => <Reviews reviews={reviews} again={() => call.state === 'loaded' && call.reload()} />}
    </PagedList>
  )
}

function Reviews({ reviews, again }: { reviews: readonly OwnReview[]; again: () => void }) {
  return (
    <Cards>
      {reviews.map((review) => (
        <ReviewCard key={review.commentId} review={review}>
          <PublicPictures review={review} />
          <OwnPictures review={review} />
          <ModerationMark {...review} />
          <Changes review={review} again={again} />
        </ReviewCard>
      ))}
    </Cards>
  )
}

/** Pictures of an unpublished review, visible only to its author. */
function OwnPictures({ review: { imageFileIds, userName } }: { review: OwnReview }) {
  const { feedback } = useTexts().home
  const load = useOwnPictures()
  const pictures = imageFileIds.map((fileId, i) => {
    const alt = feedback.picture(userName, i + 1)
    const show = (size: 'small' | 'large', label: string) => (
      <PrivatePicture fileId={fileId} alt={label} size={size} load={load} />
    )
    return { key: fileId, alt, show }
  })
  return <ReviewPictures pictures={pictures} />
}

/** What its author can still do with a review. */
function Changes({ review, again }: { review: OwnReview; again: () => void }) {
  const words = useFeedbackTexts()
  const { commentId: id, commentText, moderation, mayChange } = review
  const of = words.of(commentText.slice(0, 40))

  async function withdraw() {
    try {
      await httpApi(withdrawReview, { id })
    } catch (error) {
      // The failure has been shown; the review may be gone already.
      again()
      throw error
    }
  }

  return (
    <div className={styles.changes}>
      {mayChange && (
        <Button kind="secondary" to={`/feedback/create?review=${id}`}>
          <span>{moderation === 'rejected' ? words.changeAgain : words.change}</span>
          <span className="visually-hidden">{of}</span>
        </Button>
      )}
      <ConfirmButton
        kind="quiet"
        label={words.withdraw.action}
        of={of}
        question={words.withdraw.title}
        text={words.withdraw.text}
        no={words.withdraw.keep}
        yes={words.withdraw.yes}
        act={withdraw}
        onDone={() => {
          toast(words.withdraw.done, 'success')
          again()
        }}
      />
    </div>
  )
}

function WriteButton() {
  const words = useFeedbackTexts()
  return (
    <Button to="/feedback/create" size="large" mainAction>
      {words.write}
    </Button>
  )
}
