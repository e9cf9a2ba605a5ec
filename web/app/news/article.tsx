import type { Article } from '@portal/contract/news/public'
import { Link } from 'react-router'
import { BackLink } from '../content/back-link'
import { contentMeta } from '../content/content-meta'
import { Day } from '../content/day'
import { ShareButton } from '../content/share-button'
import { Button } from '../core/button'
import { inBrowser, onServer } from '../core/loading/page-data'
import { newsTexts, useNewsTexts } from '../locales/news'
import { useShareTexts } from '../locales/share'
import { Notice } from '../ui/notice'
import { Phrases } from '../ui/phrases'
import { acrossUpTo, Picture } from '../ui/picture'
import { RichText } from '../ui/rich-text'
import * as styles from './article.module.css'
import { ArticleCard } from './article-card'
import { load } from './article-data'
import { listAddress, newsPath } from './list-address'
import * as cards from './news.module.css'
import { structuredArticle } from './structured-article'

export const loader = onServer(load)
export const clientLoader = inBrowser(() => import('./article-data'))

export const meta = contentMeta<Article | null>((article, root) => {
  const { missing } = newsTexts(root.language)
  if (!article) return { title: missing.title, description: missing.text }
  const { title, summary, picture } = article
  const structured = (address: string) => structuredArticle(article, address, root)
  return { title, description: summary, picture, structured }
})

/** The page of one article (R13, F07). */
export default function ArticlePage({ loaderData }: { loaderData: Article | null }) {
  return loaderData ? <ArticleView article={loaderData} /> : <ArticleNotFound />
}

function ArticleView({ article }: { article: Article }) {
  const words = useNewsTexts()
  const share = useShareTexts()
  const { title, summary, language, picture, alt, body, related } = article
  return (
    <div className={`wrap ${styles.page}`}>
      <BackLink to={newsPath} label={words.all} />
      <article className={styles.article}>
        <Facts article={article} />
        <h1 lang={language}>
          <Phrases text={title} />
        </h1>
        <p lang={language} className={styles.summary}>
          {summary}
        </p>
        <div lang={language} className={styles.picture}>
          <Picture path={picture} alt={alt} sizes={acrossUpTo('860px', '820px')} first />
        </div>
        <RichText html={body} lang={language} />
        <div className={styles.share}>
          <ShareButton title={title} words={share}>
            {share.share.article}
          </ShareButton>
        </div>
      </article>
      {related.length > 0 && (
        <section aria-labelledby="related" className={styles.related}>
          <h2 id="related">{words.related}</h2>
          <div className={cards.cards}>
            {related.map((other) => (
              <ArticleCard key={other.id} article={other} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
}

function Facts({ article: { type, publishedAt, updatedAt } }: { article: Article }) {
  const words = useNewsTexts()
  return (
    <div className={styles.facts}>
      <Link to={listAddress(type.id, 1)}>{type.name}</Link>
      <Day day={publishedAt} />
      {updatedAt > publishedAt && (
        <span>
          {words.updated}
          <Day day={updatedAt} />
        </span>
      )}
    </div>
  )
}

function ArticleNotFound() {
  const words = useNewsTexts()
  return (
    <div className={`wrap ${styles.page}`}>
      <Notice {...words.missing} level={1}>
        <Button to={newsPath}>{words.all}</Button>
      </Notice>
    </div>
  )
}
