import { useActivityTexts } from '../locales/activities'
import { Picture } from '../ui/picture'
import styles from './activity.module.css'

/** An activity's pictures, the first one big. */
export function Gallery({ title, paths }: { title: string; paths: readonly string[] }) {
  const { detail: words } = useActivityTexts()
  const [cover, ...others] = paths
  if (!cover) return null
  return (
    <div className={styles.gallery}>
      <Picture path={cover} alt={words.picture(title, 1)} sizes="(max-width: 62rem) 92vw, 760px" first />
      {others.length > 0 && (
        <ul>
          {others.map((path, i) => (
            <li key={path}>
              <Picture path={path} alt={words.picture(title, i + 2)} sizes="(max-width: 40rem) 46vw, 240px" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
