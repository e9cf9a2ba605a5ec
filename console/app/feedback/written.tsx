import type { StaffReview } from '@portal/contract/feedback/staff'
import { isLanguage, languageNames } from '@portal/contract/language'
import { Link } from 'react-router'
import { hasRole, useSession } from '../core/session'
import { useLanguage } from '../core/texts'
import { shownDate } from '../core/when'
import { useReviewsTexts } from '../locales/reviews'
import { Card } from '../ui/card'
import { DescriptionList, Fact } from '../ui/description-list'
import { Mark, type Tone } from '../ui/mark'
import { Pictures } from './pictures'
import styles from './reviews.module.css'
import { Stars } from './stars'

const tones: Partial<Record<string, Tone>> = { published: 'good', rejected: 'bad' }

/** The review as its author wrote it. */
export function Written({ review }: { review: StaffReview }) {
  const texts = useReviewsTexts()
  const language = useLanguage()
  const session = useSession()
  return (
    <Card title={texts.review}>
      <p className={styles.text} lang={review.language}>
        {review.commentText}
      </p>
      <Pictures review={review} />
      <DescriptionList>
        <Fact label={texts.rating}>
          <Stars rating={review.rating} />
        </Fact>
        <Fact label={texts.author}>{review.userName}</Fact>
        <Fact label={texts.date}>{shownDate(review.createdOn, language)}</Fact>
        <Fact label={texts.language}>
          {isLanguage(review.language) ? languageNames[review.language] : review.language}
        </Fact>
        <Fact label={texts.stateOf}>
          <Mark tone={tones[review.moderation]}>{texts.state[review.moderation]}</Mark>
        </Fact>
        {review.reason && <Fact label={texts.reason}>{review.reason}</Fact>}
      </DescriptionList>
      {session && hasRole(session.member, 'admin') && (
        <p>
          <Link to={`/audit?${new URLSearchParams({ record: `comment ${review.commentId}` })}`}>{texts.audit}</Link>
        </p>
      )}
    </Card>
  )
}
