import { keptInWords, type Periods, type RetentionKind } from '@portal/contract/retention'
import { retentionTable } from '@portal/contract/retention-table'
import { useLanguage } from '../core/texts'
import * as styles from './kept-records.module.css'

/** Kinds of records, how long each is kept, and why. */
export function KeptRecords({ kinds, periods }: { kinds: readonly RetentionKind[]; periods: Periods }) {
  const language = useLanguage()
  return (
    <dl className={styles.list}>
      {kinds.map((kind) => {
        const { name, why, afterwards } = retentionTable[kind]
        return (
          <div key={kind}>
            <dt>{name[language]}</dt>
            <dd>
              <strong>{keptInWords(kind, periods, language)}</strong>
              <p>{why[language]}</p>
              <p>{afterwards[language]}</p>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
