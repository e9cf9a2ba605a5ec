import { Link } from 'react-router'
import { inPlace } from '../../core/frame/use-scroll-place'
import * as styles from './list.module.css'

interface FilterLinksProps {
  /** The name of the filter. */
  label: string
  /** An empty `value` means all. */
  options: readonly { value: string; name: string }[]
  chosen: string
  hrefOf: (value: string) => string
}

/** A filter of the list; each option has its own URL. */
export function FilterLinks({ label, options, chosen, hrefOf }: FilterLinksProps) {
  return (
    <nav aria-label={label} className={styles.filter}>
      <span aria-hidden="true" className={styles.label}>
        {label}
      </span>
      <ul className={styles.pills}>
        {options.map(({ value, name }) => (
          <li key={value}>
            <Link to={hrefOf(value)} state={inPlace} aria-current={value === chosen ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
