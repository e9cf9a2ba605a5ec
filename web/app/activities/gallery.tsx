import { useActivityTexts } from '../locales/activities'
import { acrossUpTo, Picture } from '../ui/picture'
import * as styles from './activity.module.css'

interface GalleryProps {
  title: string
  paths: readonly string[]
  /** Alternative texts written by staff; empty where there is none. */
  alts: readonly string[]
}

/** The pictures of an activity, the first one large. */
export function Gallery({ title, paths, alts }: GalleryProps) {
  const { detail: words } = useActivityTexts()
  const [cover, ...others] = paths
  const altOf = (index: number) => alts[index] || words.picture(title, index + 1)
  if (!cover) return null
  return (
    <div className={styles.gallery}>
      <Picture path={cover} alt={altOf(0)} sizes={acrossUpTo('62rem', '760px')} first />
      {others.length > 0 && (
        <ul>
          {others.map((path, i) => (
            <li key={path}>
              <Picture path={path} alt={altOf(i + 1)} sizes="(max-width: 40rem) 46vw, 240px" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
