import { fullName } from '@portal/contract/person/names'
import { getUndelivered } from '@portal/contract/work/undelivered'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { api } from '../core/api'
import { useUndeliveredTexts } from '../locales/undelivered'
import { RecordPage } from '../ui/record/record-page'
import styles from './undelivered.module.css'
import { Person, ToDo, What } from './undelivered-cards'

/** A message that failed permanently: recipient, reason and next steps. */
export function Undelivered() {
  const { id = '' } = useParams()
  const texts = useUndeliveredTexts()
  const query = useQuery({
    queryKey: ['undelivered', id],
    queryFn: ({ signal }) => api(getUndelivered, { id }, { signal }),
  })
  const name = query.data ? fullName(query.data.account) : texts.title
  return (
    <RecordPage
      title={name}
      isPerson
      query={query}
      list={{ to: '/work', label: texts.queue }}
      work={{ kind: 'undelivered', id, name }}
    >
      {(found) => (
        <div key={id} className={styles.columns}>
          <ToDo found={found} />
          <div className={styles.stack}>
            <What found={found} />
            <Person found={found} />
          </div>
        </div>
      )}
    </RecordPage>
  )
}
