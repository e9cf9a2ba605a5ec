import { fullName } from '@portal/contract/person/names'
import { getAccount } from '@portal/contract/staff/accounts'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useParams } from 'react-router'
import { api } from '../../core/api'
import { usePeopleTexts } from '../../locales/people'
import { RecordPage } from '../../ui/record/record-page'
import { UndeliveredNotices } from '../../ui/record/undelivered-notices'
import styles from '../people/people.module.css'
import { Person, Unlocking } from './found-account-cards'

/** The account of a patient or caregiver: its login status, and a button to unlock it. */
export function FoundAccount() {
  const { id = '' } = useParams()
  const { accounts: texts } = usePeopleTexts()
  const query = useQuery({
    queryKey: ['account', id],
    queryFn: ({ signal }) => api(getAccount, { id }, { signal }),
  })
  return (
    <RecordPage
      title={query.data ? fullName(query.data) : texts.title}
      isPerson
      query={query}
      list={{ to: '/accounts', label: texts.title }}
    >
      {(account) => (
        <Fragment key={id}>
          <UndeliveredNotices accountId={id} />
          <div className={styles.columns}>
            <Person account={account} />
            <Unlocking account={account} />
          </div>
        </Fragment>
      )}
    </RecordPage>
  )
}
