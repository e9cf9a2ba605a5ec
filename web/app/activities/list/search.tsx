import { Link } from 'react-router'
import { contentMeta } from '../../content/content-meta'
import { PageHead } from '../../content/page-head'
import { Button } from '../../core/button'
import { inBrowser, onServer } from '../../core/loading/page-data'
import { focusResult, useResultFocus } from '../../lib/use-result-focus'
import { activityTexts, useActivityTexts } from '../../locales/activities'
import { Notice } from '../../ui/notice'
import { Pages } from '../../ui/pages'
import { Phrases } from '../../ui/phrases'
import { listPath, searchAddress } from '../addresses'
import { Cards } from '../cards'
import * as styles from './list.module.css'
import { SearchBox } from './search-box'
import { load, type SearchData } from './search-data'

export const loader = onServer(load)
export const clientLoader = inBrowser(() => import('./search-data'))

export const meta = contentMeta<SearchData>((data, { language }) => {
  const { search } = activityTexts(language)
  return { title: data?.keyword ? `${data.keyword} · ${search.title}` : search.title, description: search.text }
})

/** Search for activities in any of the languages (R09, F04). */
export default function ActivitySearch({ loaderData }: { loaderData: SearchData }) {
  const { search: words } = useActivityTexts()
  const { keyword, activities } = loaderData
  const isFound = activities !== null && activities.total > 0
  return (
    <>
      <PageHead title={words.title} text={words.text}>
        <SearchBox keyword={keyword} />
      </PageHead>
      <div className={`wrap ${styles.page}`}>
        {keyword !== '' && <ActivityResults {...loaderData} />}
        {!isFound && <SuggestedSearches isFirst={keyword === ''} />}
      </div>
    </>
  )
}

function ActivityResults({ keyword, pageNum, activities }: SearchData) {
  const words = useActivityTexts()
  const none = useResultFocus<HTMLDivElement>()
  const heading = useResultFocus<HTMLHeadingElement>()
  if (!activities)
    return (
      <Notice {...words.failed}>
        <Button to={searchAddress(keyword, pageNum)} reloadDocument>
          {words.failed.retry}
        </Button>
      </Notice>
    )
  const { records, total, pageSize } = activities
  if (total === 0)
    return (
      <div ref={none} role="status" tabIndex={-1}>
        <Notice title={words.search.none(keyword)} text={words.search.noneText}>
          <Button to={listPath}>{words.search.all}</Button>
        </Notice>
      </div>
    )
  if (records.length === 0)
    return (
      <Notice {...words.pastEnd}>
        <Button to={searchAddress(keyword, Math.ceil(total / pageSize))}>{words.pastEnd.last}</Button>
      </Notice>
    )
  return (
    <section aria-labelledby="found">
      <p role="status" className="visually-hidden">
        {words.search.found(total, keyword)}
      </p>
      <h2 ref={heading} id="found" tabIndex={-1}>
        <Phrases text={words.search.found(total, keyword)} />
      </h2>
      <Pages pageNum={pageNum} pageSize={pageSize} total={total} hrefOf={(number) => searchAddress(keyword, number)}>
        <Cards activities={records} />
      </Pages>
    </section>
  )
}

/** Suggested search words. */
function SuggestedSearches({ isFirst }: { isFirst: boolean }) {
  const { search: words } = useActivityTexts()
  return (
    <section aria-labelledby="ideas" className={styles.further}>
      <div>
        <h2 id="ideas">{words.ideas}</h2>
        <ul className={`${styles.pills} ${styles.ideas}`}>
          {words.ideaWords.map((word) => (
            <li key={word}>
              <Link to={searchAddress(word, 1)} state={focusResult}>
                {word}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {isFirst && (
        <Button to={listPath} kind="secondary">
          {words.all}
        </Button>
      )}
    </section>
  )
}
