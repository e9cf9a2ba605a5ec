import type { ArticleCard } from '@portal/contract/news/public'
import { Link } from 'react-router'
import { Day } from '../content/day'
import { useNewsTexts } from '../locales/news'
import { Phrases } from '../ui/phrases'
import { acrossUpTo, Picture } from '../ui/picture'
import { newsPath } from './list-address'
import * as styles from './recommended.module.css'

/** The articles that the agency recommends: the newest one large, the others beside it. */
export function Recommended({ articles }: { articles: readonly ArticleCard[] }) {
  const words = useNewsTexts()
  return (
    <section aria-labelledby="recommended">
      <h2 id="recommended">{words.recommended}</h2>
      <div className={styles.strip}>
        {articles.map(({ id, language, type, title, summary, picture, publishedAt }, i) => (
          <article key={id} className={styles.card}>
            <div className={styles.picture}>
              <Picture
                path={picture}
                alt=""
                sizes={i === 0 ? acrossUpTo('900px', '700px') : acrossUpTo('480px', '(max-width: 900px) 320px, 420px')}
                first={i === 0}
              />
            </div>
            <div className={styles.words}>
              <p className={styles.facts}>
                <span>{type.name}</span> <Day day={publishedAt} />
              </p>
              <h3 lang={language}>
                <Link to={`${newsPath}/${id}`}>
                  <Phrases text={title} />
                </Link>
              </h3>
              {i === 0 && <p lang={language}>{summary}</p>}
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
