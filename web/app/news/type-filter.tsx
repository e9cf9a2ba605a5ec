import type { ArticleType } from '@portal/contract/news/public'
import { Link } from 'react-router'
import { inPlace } from '../core/frame/use-scroll-place'
import { useNewsTexts } from '../locales/news'
import { listAddress } from './list-address'
import * as styles from './news.module.css'

interface TypeFilterProps {
  types: readonly ArticleType[]
  /** Id of the selected type; empty means all. */
  chosen: string
}

/** Links to the news of each type. */
export function TypeFilter({ types, chosen }: TypeFilterProps) {
  const words = useNewsTexts()
  if (types.length === 0) return null
  return (
    <nav aria-label={words.types}>
      <ul className={`${styles.pills} ${styles.types}`}>
        {[{ id: '', name: words.allTypes }, ...types].map(({ id, name }) => (
          <li key={id}>
            <Link to={listAddress(id, 1)} state={inPlace} aria-current={id === chosen ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
