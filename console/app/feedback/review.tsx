import { getComment, type StaffComment } from '@portal/contract/feedback/staff'
import { isLanguage, languageNames } from '@portal/contract/language'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { api } from '../core/api'
import { hasRole, useSession } from '../core/session'
import { useLanguage } from '../core/texts'
import { shownDate } from '../core/when'
import { useReviewsTexts } from '../locales/reviews'
import { Card } from '../ui/card'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { RecordBar } from '../ui/record-bar'
import { Answering } from './answering'
import { Pictures } from './pictures'
import styles from './reviews.module.css'
import { Stars } from './stars'

/** One review: what was written, the decision, and the agency's reply. */
export function Review() {
  const { id = '' } = useParams()
  const texts = useReviewsTexts()
  const query = useQuery({
    queryKey: ['review', id],
    queryFn: ({ signal }) => api(getComment, { id }, { signal }),
  })
  return (
    <Page
      title={query.data ? texts.one(query.data.userName) : texts.title}
      aside={<Link to={`/reviews?state=${query.data?.moderation ?? 'pending'}`}>{texts.all}</Link>}
    >
      <RecordBar kind="review" id={id} name={query.data?.userName ?? ''} />
      <Loaded query={query}>
        {(review) => (
          <div key={review.commentId} className={styles.columns}>
            <Written review={review} />
            <Answering review={review} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}

function Written({ review }: { review: StaffComment }) {
  const texts = useReviewsTexts()
  const language = useLanguage()
  const session = useSession()
  return (
    <Card title={texts.review}>
      <p className={styles.text} lang={review.language}>
        {review.commentText}
      </p>
      <Pictures review={review} />
      <dl className={styles.facts}>
        <Fact label={texts.rating}>
          <Stars rating={review.rating} />
        </Fact>
        <Fact label={texts.author}>{review.userName}</Fact>
        <Fact label={texts.date}>{shownDate(review.createdOn, language)}</Fact>
        <Fact label={texts.language}>
          {isLanguage(review.language) ? languageNames[review.language] : review.language}
        </Fact>
        <Fact label={texts.stateOf}>
          <span className={styles.mark} data-state={review.moderation}>
            {texts.state[review.moderation]}
          </span>
        </Fact>
        {review.reason && <Fact label={texts.reason}>{review.reason}</Fact>}
      </dl>
      {session && hasRole(session.member, 'admin') && (
        <p>
          <Link to={`/audit?${new URLSearchParams({ record: `comment ${review.commentId}` })}`}>{texts.audit}</Link>
        </p>
      )}
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
