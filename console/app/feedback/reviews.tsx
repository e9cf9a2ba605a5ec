import { moderations } from '@portal/contract/feedback/own'
import { getReviewQueue } from '@portal/contract/feedback/staff'
import { api } from '../core/api'
import { useListQuery } from '../core/list/list-query'
import { useListPart } from '../core/list/list-state'
import { useLanguage } from '../core/texts'
import { shownDate } from '../core/when'
import { useReviewsTexts } from '../locales/reviews'
import { ListPage } from '../ui/list/list-page'
import styles from './reviews.module.css'
import { Stars } from './stars'

/** The reviews by the state of their moderation; state and page are in the address. */
export function Reviews() {
  const texts = useReviewsTexts()
  const language = useLanguage()
  const { listed: moderation, pageNum, tabs } = useListPart('state', moderations)
  const query = useListQuery(['reviews', moderation], pageNum, (input, call) =>
    api(getReviewQueue, { ...input, moderation }, call),
  )
  return (
    <ListPage
      title={texts.title}
      query={query}
      keyOf={({ commentId }) => String(commentId)}
      found={texts.found}
      none={texts.none[moderation]}
      tabs={[{ ...tabs, label: texts.stateNav, words: texts.state }]}
      columns={[
        {
          head: texts.review,
          cell: ({ language, commentText }) => (
            <span className={styles.excerpt} lang={language}>
              {commentText}
            </span>
          ),
          to: ({ commentId }) => `/reviews/${commentId}`,
        },
        { head: texts.rating, cell: ({ rating }) => <Stars rating={rating} /> },
        { head: texts.author, cell: ({ userName }) => userName, className: styles.nowrap },
        { head: texts.date, cell: ({ createdOn }) => shownDate(createdOn, language), className: styles.nowrap },
        {
          head: texts.pictures,
          cell: ({ imageFileIds, commentImage }) => imageFileIds.length + commentImage.length || '',
          isLabeled: true,
        },
        { head: texts.replied, cell: ({ reply }) => Object.values(reply).some(Boolean) && texts.yes, isLabeled: true },
      ]}
    />
  )
}
