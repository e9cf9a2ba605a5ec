import type { ReviewPage } from '@portal/contract/feedback/public'
import type { MetaFunction } from 'react-router'
import { pageNumOf } from '../content/page-num'
import { Button } from '../core/button'
import { inBrowser, onServer } from '../core/loading/page-data'
import { pageMeta } from '../core/meta'
import { useSessionUser } from '../core/use-session'
import { feedbackTexts, useFeedbackTexts } from '../locales/feedback'
import { Pages, titleOfPage } from '../ui/pages'
import * as styles from './feedback.module.css'
import { load } from './feedback-data'
import { PublicPictures } from './public-pictures'
import { RatingSummaryBox } from './rating-summary'
import { ReviewCard } from './review-card'

export const loader = onServer(load)
export const clientLoader = inBrowser(() => import('./feedback-data'))

export const meta: MetaFunction = (args) =>
  pageMeta(({ shell }, { company, language }) => {
    const { title, lead } = feedbackTexts(language)
    const pageNum = pageNumOf(new URLSearchParams(args.location.search))
    return {
      title: `${titleOfPage(title, pageNum, language)} · ${company?.companyName || shell.siteName}`,
      description: lead,
      query: pageNum > 1 ? `page=${pageNum}` : undefined,
    }
  })(args)

/** Reviews by patients and families, with the average rating (F08, R06). */
export default function Feedback({ loaderData }: { loaderData: ReviewPage }) {
  const words = useFeedbackTexts()
  const { total, summary } = loaderData
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <div>
          <h1>{words.title}</h1>
          <p className={styles.lead}>{words.lead}</p>
        </div>
        {total > 0 && <WriteButton />}
      </header>
      {total > 0 ? (
        <>
          <RatingSummaryBox summary={summary} total={total} />
          <Reviews page={loaderData} />
        </>
      ) : (
        <div className={styles.notice}>
          <h2>{words.empty}</h2>
          <p>{words.emptyText}</p>
          <WriteButton />
        </div>
      )}
    </div>
  )
}

function Reviews({ page }: { page: ReviewPage }) {
  const words = useFeedbackTexts()
  const { records } = page
  return (
    <section className={styles.list} aria-labelledby="reviews">
      <h2 id="reviews" className="visually-hidden">
        {words.list}
      </h2>
      <Pages {...page} hrefOf={(pageNum) => (pageNum === 1 ? '/feedback' : `/feedback?page=${pageNum}`)}>
        {records.length > 0 ? (
          <div className={styles.reviews}>
            {records.map((review) => (
              <ReviewCard key={review.commentId} review={review}>
                <PublicPictures review={review} />
              </ReviewCard>
            ))}
          </div>
        ) : (
          <div className={styles.notice}>
            <p className={styles.noticeTitle}>{words.pastEnd}</p>
            <p>{words.pastEndText}</p>
            <Button to="/feedback">{words.firstPage}</Button>
          </div>
        )}
      </Pages>
    </section>
  )
}

/** A link to write a review, for patients; visitors log in first. */
function WriteButton() {
  const words = useFeedbackTexts()
  if (useSessionUser()?.userType === 'caregiver') return <p className={styles.onlyPatients}>{words.onlyPatients}</p>
  return (
    <Button to="/feedback/create" size="large" mainAction className={styles.write}>
      {words.write}
    </Button>
  )
}
