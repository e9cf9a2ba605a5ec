import { contentMeta } from '../content/content-meta'
import { PageHead } from '../content/page-head'
import { Button } from '../core/button'
import { inBrowser, onServer } from '../core/loading/page-data'
import { newsTexts, useNewsTexts } from '../locales/news'
import { Notice } from '../ui/notice'
import { Pages, titleOfPage } from '../ui/pages'
import { ArticleCard } from './article-card'
import { listAddress, listQuery, newsPath } from './list-address'
import * as styles from './news.module.css'
import { load, type NewsData } from './news-data'
import { Recommended } from './recommended'
import { TypeFilter } from './type-filter'

export const loader = onServer(load)
export const clientLoader = inBrowser(() => import('./news-data'))

export const meta = contentMeta<NewsData>((data, { language }) => {
  const words = newsTexts(language)
  const { type = '', pageNum = 1, types = [] } = data ?? {}
  const name = types.find(({ id }) => id === type)?.name
  const title = name ? `${name} · ${words.title}` : words.title
  return {
    title: titleOfPage(title, pageNum, language),
    description: words.text,
    query: listQuery(type, pageNum),
  }
})

/** The list of news, filtered by type, with pages (R12, F07). */
export default function News({ loaderData }: { loaderData: NewsData }) {
  const { type, types, recommended } = loaderData
  const words = useNewsTexts()
  const name = types.find(({ id }) => id === type)?.name
  return (
    <>
      <PageHead title={words.title} text={words.text} />
      <div className={`wrap ${styles.page}`}>
        {recommended.length > 0 && <Recommended articles={recommended} />}
        <section aria-labelledby="articles">
          <h2 id="articles">{name ?? words.latest}</h2>
          <TypeFilter types={types} chosen={type} />
          <Articles {...loaderData} />
        </section>
      </div>
    </>
  )
}

function Articles({ articles, type, pageNum }: NewsData) {
  const words = useNewsTexts()
  if (!articles)
    return (
      <Notice {...words.failed}>
        <Button to={listAddress(type, pageNum)} reloadDocument>
          {words.failed.retry}
        </Button>
      </Notice>
    )
  const { records, total, pageSize } = articles
  if (total === 0)
    return (
      <Notice {...words.empty}>
        <Button to={newsPath}>{words.all}</Button>
      </Notice>
    )
  if (records.length === 0)
    return (
      <Notice {...words.pastEnd}>
        <Button to={listAddress(type, 1)}>{words.pastEnd.first}</Button>
      </Notice>
    )
  return (
    <>
      <p className={styles.count} role="status">
        {words.shown(total)}
      </p>
      <Pages pageNum={pageNum} pageSize={pageSize} total={total} hrefOf={(number) => listAddress(type, number)}>
        <div className={styles.cards}>
          {records.map((article) => (
            <ArticleCard key={article.id} article={article} />
          ))}
        </div>
      </Pages>
    </>
  )
}
