import { retentionTable } from '@portal/contract/retention-table'
import type { DeletedAccount } from '@portal/contract/staff/accounts'
import { Link } from 'react-router'
import { useLanguage } from '../../core/texts'
import { shownMoment } from '../../core/when'
import { usePeopleTexts } from '../../locales/people'
import { Card } from '../../ui/card'
import styles from '../people/people.module.css'

/** The records kept from a deleted account. */
export function KeptRecords({ id, records }: Pick<DeletedAccount, 'id' | 'records'>) {
  const { accounts: texts } = usePeopleTexts()
  const language = useLanguage()
  return (
    <Card title={texts.kept} text={texts.keptText}>
      <ul className={styles.kept}>
        {records.map(({ id: recordId, kind, since }) => (
          <li key={recordId}>
            <Link to={`/accounts/deleted/${id}/${recordId}`}>{retentionTable[kind].name[language]}</Link>
            {' · '}
            <span className={styles.soft}>{texts.keptSince(shownMoment(since, language))}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
