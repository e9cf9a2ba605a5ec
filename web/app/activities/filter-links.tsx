import { Link } from 'react-router'
import styles from './list.module.css'

interface FilterLinksProps {
  /** What is chosen here. */
  label: string
  /** `value` is empty for all. */
  options: readonly { value: string; name: string }[]
  chosen: string
  hrefOf: (value: string) => string
}

/** One filter of the list, each choice with an address of its own. */
export function FilterLinks({ label, options, chosen, hrefOf }: FilterLinksProps) {
  return (
    <nav aria-label={label} className={styles.filter}>
      <span aria-hidden="true" className={styles.label}>
        {label}
      </span>
      <ul className={styles.pills}>
        {options.map(({ value, name }) => (
          <li key={value}>
            <Link to={hrefOf(value)} preventScrollReset aria-current={value === chosen ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
