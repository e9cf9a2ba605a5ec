import type { Comment } from '@portal/contract/feedback'
import { useTexts } from '../lib/texts'
import { Picture } from '../ui/picture'
import { Rating } from '../ui/rating'
import styles from './review-card.module.css'

/** One review as it was written, with the agency's reply. */
export function ReviewCard({ comment }: { comment: Comment }) {
  const { feedback } = useTexts().home
  const { commentText, commentImage, language, userName, rating, reply, createdOn } = comment
  return (
    <article className={styles.card}>
      <Rating value={rating} />
      <blockquote lang={language}>{commentText}</blockquote>
      {commentImage.length > 0 && (
        <div className={styles.pictures}>
          {commentImage.map((path, i) => (
            <Picture key={path} path={path} alt={feedback.picture(userName, i + 1)} sizes="120px" />
          ))}
        </div>
      )}
      <p className={styles.who}>
        <b>{userName}</b>
        <time dateTime={createdOn}>{createdOn}</time>
      </p>
      {reply && (
        <div className={styles.reply}>
          <b>{feedback.reply}</b>
          <p>{reply}</p>
        </div>
      )}
    </article>
  )
}
