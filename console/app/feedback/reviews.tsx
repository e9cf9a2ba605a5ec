import type { OutputOf } from '@portal/contract/endpoint'
import { moderations } from '@portal/contract/feedback/own'
import { getCommentQueue, type StaffComment } from '@portal/contract/feedback/staff'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../core/api'
import { useListState } from '../core/list-state'
import { keepPage } from '../core/query'
import { useLanguage } from '../core/texts'
import { shownDate } from '../core/when'
import { useReviewsTexts } from '../locales/reviews'
import { FilterTabs } from '../ui/filter-tabs'
import { Columns, ListTable } from '../ui/list-table'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { Found, Pager } from '../ui/pager'
import styles from './reviews.module.css'
import { Stars } from './stars'

const pageSize = 25

/** The reviews by the state of their moderation; state and page are in the address. */
export function Reviews() {
  const texts = useReviewsTexts()
  const { params, pageNum, to } = useListState()
  const moderation = moderations.find((one) => one === params.get('state')) ?? 'pending'
  const queryKey = ['reviews', moderation, pageNum]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(getCommentQueue, { moderation, pageNum, pageSize }, { signal }),
    placeholderData: keepPage(queryKey),
  })
  return (
    <Page title={texts.title}>
      <FilterTabs label={texts.stateNav} names={moderations} current={moderation} to={(one) => to({ state: one })}>
        {(one) => texts.state[one]}
      </FilterTabs>
      <Loaded query={query}>
        {(page) => (page.total === 0 ? <p>{texts.none[moderation]}</p> : <List {...page} />)}
      </Loaded>
    </Page>
  )
}

function List({ records, total, pageNum }: OutputOf<typeof getCommentQueue>) {
  const texts = useReviewsTexts()
  return (
    <>
      <Found total={total} found={texts.found} />
      <ListTable
        head={
          <Columns labels={[texts.review, texts.rating, texts.author, texts.date, texts.pictures, texts.replied]} />
        }
      >
        {records.map((review) => (
          <Row key={review.commentId} review={review} />
        ))}
      </ListTable>
      <Pager pageNum={pageNum} pageSize={pageSize} total={total} />
    </>
  )
}

function Row({ review }: { review: StaffComment }) {
  const texts = useReviewsTexts()
  const language = useLanguage()
  const pictures = review.imageFileIds.length + review.commentImage.length
  return (
    <tr>
      <th scope="row">
        <Link className={styles.link} to={`/reviews/${review.commentId}`}>
          <span className={styles.excerpt} lang={review.language}>
            {review.commentText}
          </span>
        </Link>
      </th>
      <td>
        <Stars rating={review.rating} />
      </td>
      <td className={styles.nowrap}>{review.userName}</td>
      <td className={styles.nowrap}>{shownDate(review.createdOn, language)}</td>
      <td data-label={texts.pictures}>{pictures || ''}</td>
      <td data-label={texts.replied}>{Object.values(review.reply).some(Boolean) && texts.yes}</td>
    </tr>
  )
}
