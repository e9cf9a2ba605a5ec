import { getMyComments, type OwnComment } from '@portal/contract/feedback/own'
import { useSearchParams } from 'react-router'
import { pageNumOf } from '../content/page-num'
import { httpApi } from '../core/api'
import { Button } from '../core/button'
import { useTexts } from '../core/texts'
import { useCall } from '../lib/use-call'
import { useFeedbackTexts } from '../locales/feedback'
import { Card, Cards } from '../ui/card'
import { PagedList } from '../ui/paged-list'
import { PrivatePicture } from '../ui/upload/private-picture'
import { useOwnPictures } from '../ui/upload/use-own-pictures'
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
  const call = useCall((options) => httpApi(getMyComments, { pageNum, pageSize }, options), { of: pageNum })
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
      {(comments) => <Reviews comments={comments} />}
    </PagedList>
  )
}

function Reviews({ comments }: { comments: readonly OwnComment[] }) {
  return (
    <Cards>
      {comments.map((comment) => (
        <ReviewCard key={comment.commentId} comment={comment}>
          <PublicPictures comment={comment} />
          <OwnPictures comment={comment} />
          <ModerationMark {...comment} />
        </ReviewCard>
      ))}
    </Cards>
  )
}

/** Pictures of an unpublished review, visible only to its author. */
function OwnPictures({ comment: { imageFileIds, userName } }: { comment: OwnComment }) {
  const { feedback } = useTexts().home
  const load = useOwnPictures()
  const pictures = imageFileIds.map((fileId, i) => {
    const alt = feedback.picture(userName, i + 1)
    const show = (_: string, label: string) => <PrivatePicture fileId={fileId} alt={label} load={() => load(fileId)} />
    return { key: fileId, alt, show }
  })
  return <ReviewPictures pictures={pictures} />
}

function WriteButton() {
  const words = useFeedbackTexts()
  return (
    <Button to="/feedback/create" size="large" data-main-action>
      {words.write}
    </Button>
  )
}
