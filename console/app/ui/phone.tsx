import styles from './phone.module.css'

/** A phone number, grouped as it is read aloud; copying, searching and dialing use the plain number. */
export function Phone({ number, plain = false }: { number: string; plain?: boolean }) {
  const [dialed = '', extension] = number.split(';ext=')
  const [, ...parts] = /^(\+1)(\d{3})(\d{3})(\d{4})$/.exec(dialed) ?? []
  const shown =
    parts.length === 0 ? (
      <span translate="no">{number}</span>
    ) : (
      <span className={styles.groups} translate="no">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a number have their places
          <span key={index}>{part}</span>
        ))}
        {extension && <span>{` ext. ${extension}`}</span>}
      </span>
    )
  return plain ? shown : <a href={`tel:${number}`}>{shown}</a>
}
