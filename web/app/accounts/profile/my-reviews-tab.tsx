import { getMyComments, type OwnComment } from '@portal/contract/feedback'
import { getFile } from '@portal/contract/files'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { pageNumOf } from '../../content/page-num'
import { useFeedbackTexts } from '../../feedback/feedback-texts'
import { ModerationMark } from '../../feedback/moderation-mark'
import { PublicPictures } from '../../feedback/public-pictures'
import { ReviewCard } from '../../feedback/review-card'
import { ReviewPictures } from '../../feedback/review-pictures'
import { httpApi } from '../../lib/http-client'
import { useLanguage, useTexts } from '../../lib/texts'
import { Button } from '../../ui/button'
import { Pages } from '../../ui/pages'
import { PrivatePicture } from '../../ui/upload/private-picture'
import { Card } from './card'
import { Notice } from './notice'
import styles from './profile.module.css'

const pageSize = 10
const address = '/user/index?tab=reviews'

type MyPage = Awaited<ReturnType<typeof fetchPage>>
type Loaded = MyPage | 'loading' | Error

const fetchPage = (pageNum: number, signal: AbortSignal) =>
  httpApi(getMyComments, { pageNum, pageSize }, { quiet: true, signal })

/** The patient's own reviews and how far each is (A10). */
export function MyReviewsTab() {
  const words = useFeedbackTexts()
  const [search] = useSearchParams()
  const { loaded, again } = useMyReviews(pageNumOf(search))
  if (loaded === 'loading') return <Notice role="status" text={words.mineLoading} />
  if (loaded instanceof Error)
    return (
      <Notice role="alert" title={words.mineFailed} text={loaded.message}>
        <Button size="large" onClick={again}>
          {words.retry}
        </Button>
      </Notice>
    )
  if (loaded.total === 0)
    return (
      <Notice title={words.mineEmpty} text={words.mineEmptyText}>
        <WriteButton />
      </Notice>
    )
  return (
    <Card title={words.mine} text={words.mineText}>
      <WriteButton />
      <Pages {...loaded} hrefOf={(pageNum) => (pageNum === 1 ? address : `${address}&page=${pageNum}`)}>
        <Reviews records={loaded.records} />
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

/** Pictures that nobody else can see yet; each is fetched once, also when it is then shown large. */
function OwnPictures({ comment: { imageFileIds, userName } }: { comment: OwnComment }) {
  const { feedback } = useTexts().home
  const fetched = useRef(new Map<string, Promise<Blob>>())
  const load = (id: string) => {
    const known = fetched.current.get(id)
    if (known) return known
    const blob = httpApi(getFile, { id }, { quiet: true })
    fetched.current.set(id, blob)
    blob.catch(() => fetched.current.delete(id))
    return blob
  }
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

/** One page of the own reviews, asked for in the browser: the server never renders it. */
function useMyReviews(pageNum: number) {
  const language = useLanguage()
  const [loaded, setLoaded] = useState<Loaded>('loading')
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks again, and another language for its replies
  useEffect(() => {
    const stop = new AbortController()
    setLoaded('loading')
    fetchPage(pageNum, stop.signal).then(setLoaded, (error: Error) => !stop.signal.aborted && setLoaded(error))
    return () => stop.abort()
  }, [pageNum, language, tries])
  return { loaded, again: () => setTries((count) => count + 1) }
}
