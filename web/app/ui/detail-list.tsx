import * as styles from './detail-list.module.css'

interface DetailListProps {
  details: readonly (readonly [label: string, value: string])[]
  /** The text for empty values. */
  none: string
}

/** A list of labels and values, side by side where there is room. */
export function DetailList({ details, none }: DetailListProps) {
  return (
    <dl className={styles.details}>
      {details.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || <span className={styles.none}>{none}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
