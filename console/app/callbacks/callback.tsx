import { getCallback } from '@portal/contract/callbacks/staff'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { api } from '../core/api'
import { useCallbackTexts } from '../locales/callback'
import { RecordPage } from '../ui/record/record-page'
import styles from './callback.module.css'
import { ToDo, What } from './callback-cards'

/** A call that somebody asked for: whom to call, about what, and in which language. */
export function Callback() {
  const { id = '' } = useParams()
  const texts = useCallbackTexts()
  const query = useQuery({
    queryKey: ['callback', id],
    queryFn: ({ signal }) => api(getCallback, { id }, { signal }),
  })
  const name = query.data?.name ?? texts.title
  return (
    <RecordPage
      title={name}
      isPerson
      query={query}
      list={{ to: '/work', label: texts.queue }}
      work={{ kind: 'callback', id, name }}
    >
      {(asked) => (
        <div key={id} className={styles.columns}>
          <ToDo asked={asked} />
          <What asked={asked} />
        </div>
      )}
    </RecordPage>
  )
}
