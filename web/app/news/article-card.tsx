import type { ArticleCard as Card } from '@portal/contract/news/public'
import { Link } from 'react-router'
import { Day } from '../content/day'
import { Phrases } from '../ui/phrases'
import { acrossUpTo, Picture } from '../ui/picture'
import * as styles from './article-card.module.css'
import { newsPath } from './list-address'

/** An article in a list; the whole card links to the article. */
export function ArticleCard({ article }: { article: Card }) {
  const { id, type, title, summary, language, picture, publishedAt } = article
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture path={picture} alt="" sizes={acrossUpTo('680px', '(max-width: 1000px) 46vw, 430px')} />
      </div>
      <div className={styles.words}>
        <p className={styles.facts}>
          <span className={styles.type}>{type.name}</span> <Day day={publishedAt} />
        </p>
        <h3 lang={language}>
          <Link to={`${newsPath}/${id}`}>
            <Phrases text={title} />
          </Link>
        </h3>
        <p lang={language}>{summary}</p>
      </div>
    </article>
  )
}
