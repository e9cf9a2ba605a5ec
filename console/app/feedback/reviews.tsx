import type { OutputOf } from '@portal/contract/endpoint'
import { moderations } from '@portal/contract/feedback/own'
import { getCommentQueue, type StaffComment } from '@portal/contract/feedback/staff'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { api } from '../core/api'
import { keepPage } from '../core/query'
import { useLanguage } from '../core/texts'
import { shownDate } from '../core/when'
import { useReviewsTexts } from '../locales/reviews'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { Found, Pager } from '../ui/pager'
import table from '../ui/table.module.css'
import tabs from '../ui/tabs.module.css'
import { useRowKeys } from '../ui/use-row-keys'
import styles from './reviews.module.css'
import { Stars } from './stars'

const pageSize = 25

/** The reviews by the state of their moderation; state and page are in the address. */
export function Reviews() {
  const texts = useReviewsTexts()
  const [params] = useSearchParams()
  const moderation = moderations.find((one) => one === params.get('state')) ?? 'pending'
  const pageNum = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const queryKey = ['reviews', moderation, pageNum]
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api(getCommentQueue, { moderation, pageNum, pageSize }, { signal }),
    placeholderData: keepPage(queryKey),
  })
  return (
    <Page title={texts.title}>
      <nav className={tabs.tabs} aria-label={texts.stateNav}>
        {moderations.map((one) => (
          <Link key={one} to={`?state=${one}`} aria-current={one === moderation ? 'page' : undefined}>
            {texts.state[one]}
          </Link>
        ))}
      </nav>
      <Loaded query={query}>
        {(page) => (page.total === 0 ? <p>{texts.none[moderation]}</p> : <List {...page} />)}
      </Loaded>
    </Page>
  )
}

function List({ records, total, pageNum }: OutputOf<typeof getCommentQueue>) {
  const texts = useReviewsTexts()
  const rows = useRowKeys()
  return (
    <>
      <Found total={total} found={texts.found} />
      <div className={table.scroll}>
        <table className={`${table.table} ${table.rows} ${styles.rows}`}>
          <thead>
            <tr>
              <th scope="col">{texts.review}</th>
              <th scope="col">{texts.rating}</th>
              <th scope="col">{texts.author}</th>
              <th scope="col">{texts.date}</th>
              <th scope="col">{texts.pictures}</th>
              <th scope="col">{texts.replied}</th>
            </tr>
          </thead>
          <tbody ref={rows}>
            {records.map((review) => (
              <Row key={review.commentId} review={review} />
            ))}
          </tbody>
        </table>
      </div>
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
        <Link to={`/reviews/${review.commentId}`}>
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
      <td>{pictures || ''}</td>
      <td>{Object.values(review.reply).some(Boolean) && texts.yes}</td>
    </tr>
  )
}
