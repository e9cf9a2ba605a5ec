import * as styles from './detail-list.module.css'

interface DetailListProps {
  /** Values `asWritten` are names, numbers and codes, which no translator may change. */
  details: readonly (readonly [label: string, value: string, is?: 'asWritten'])[]
  /** The text for empty values. */
  none: string
}

/** A list of labels and values, side by side where there is room. */
export function DetailList({ details, none }: DetailListProps) {
  return (
    <dl className={styles.details}>
      {details.map(([label, value, is]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate={is && value ? 'no' : undefined}>{value || <span className={styles.none}>{none}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
