import { getUndeliveredOf, type UndeliveredSummary } from '@portal/contract/work/undelivered'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../core/api'
import { useUndeliveredTexts } from '../../locales/undelivered'
import styles from '../page.module.css'
import { useSettledBy } from './settle'

/** Warns about the channels by which messages do not reach an account's owner; renders nothing without any. */
export function UndeliveredNotices({ accountId }: { accountId: string }) {
  const { data = [] } = useQuery({
    queryKey: ['undelivered-of', accountId],
    queryFn: ({ signal }) => api(getUndeliveredOf, { accountId }, { signal }),
  })
  return data.map((one) => <Notice key={one.id} undelivered={one} />)
}

function Notice({ undelivered: { id, channel, reason, handled } }: { undelivered: UndeliveredSummary }) {
  const texts = useUndeliveredTexts()
  const settledBy = useSettledBy()
  return (
    <p className={styles.alert}>
      {texts.why[channel][reason]} {handled && settledBy(handled)} <Link to={`/undelivered/${id}`}>{texts.open}</Link>
    </p>
  )
}
