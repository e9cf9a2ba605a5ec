import { getMyComments, type OwnComment } from '@portal/contract/feedback'
import { useSearchParams } from 'react-router'
import { pageNumOf } from '../../content/page-num'
import { useFeedbackTexts } from '../../feedback/feedback-texts'
import { ModerationMark } from '../../feedback/moderation-mark'
import { PublicPictures } from '../../feedback/public-pictures'
import { ReviewCard } from '../../feedback/review-card'
import { ReviewPictures } from '../../feedback/review-pictures'
import { httpApi } from '../../lib/http-client'
import { useTexts } from '../../lib/texts'
import { useCall } from '../../lib/use-call'
import { Button } from '../../ui/button'
import { Pages } from '../../ui/pages'
import { PrivatePicture } from '../../ui/upload/private-picture'
import { useOwnPictures } from '../../ui/upload/use-own-pictures'
import { Card } from './card'
import { Notice } from './notice'
import styles from './profile.module.css'

const pageSize = 10
const address = '/user/index?tab=reviews'

/** The patient's own reviews and how far each is (A10). */
export function MyReviewsTab() {
  const words = useFeedbackTexts()
  const [search] = useSearchParams()
  const pageNum = pageNumOf(search)
  const call = useCall((options) => httpApi(getMyComments, { pageNum, pageSize }, options), { of: pageNum })
  if (call.state === 'loading') return <Notice role="status" text={words.mineLoading} />
  if (call.state === 'failed')
    return (
      <Notice role="alert" title={words.mineFailed} text={call.error.message}>
        <Button size="large" onClick={call.retry}>
          {words.retry}
        </Button>
      </Notice>
    )
  const page = call.data
  if (page.total === 0)
    return (
      <Notice title={words.mineEmpty} text={words.mineEmptyText}>
        <WriteButton />
      </Notice>
    )
  return (
    <Card title={words.mine} text={words.mineText}>
      <WriteButton />
      <Pages {...page} hrefOf={(number) => (number === 1 ? address : `${address}&page=${number}`)}>
        <Reviews records={page.records} />
      </Pages>
    </Card>
  )
}

function Reviews({ records }: { records: readonly OwnComment[] }) {
  const words = useFeedbackTexts()
  if (records.length === 0)
    return (
      <Notice title={words.pastEnd} text={words.pastEndText}>
        <Button to={address}>{words.firstPage}</Button>
      </Notice>
    )
  return (
    <div className={styles.cards}>
      {records.map((comment) => (
        <ReviewCard key={comment.commentId} comment={comment}>
          <PublicPictures comment={comment} />
          <OwnPictures comment={comment} />
          <ModerationMark {...comment} />
        </ReviewCard>
      ))}
    </div>
  )
}

/** Pictures that nobody else can see yet. */
function OwnPictures({ comment: { imageFileIds, userName } }: { comment: OwnComment }) {
  const { feedback } = useTexts().home
  const load = useOwnPictures()
  const pictures = imageFileIds.map((fileId, i) => {
    const alt = feedback.picture(userName, i + 1)
    return { key: fileId, alt, show: () => <PrivatePicture fileId={fileId} alt={alt} load={() => load(fileId)} /> }
  })
  return <ReviewPictures pictures={pictures} />
}

function WriteButton() {
  const words = useFeedbackTexts()
  return (
    <Button to="/feedback/create" size="large">
      {words.write}
    </Button>
  )
}
