import { Button } from '@mantine/core'
import { languageNames } from '@portal/contract/language'
import { fullName } from '@portal/contract/names'
import { type FoundAccount as Account, getAccount } from '@portal/contract/staff/accounts'
import { unlockAccount } from '@portal/contract/staff/staff'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import { api } from '../core/api'
import { tellDone } from '../core/query'
import { useLanguage } from '../core/texts'
import { useSend } from '../core/use-send'
import { shownDay, shownMoment } from '../core/when'
import { usePeopleTexts } from '../locales/people'
import { Card } from '../ui/card'
import { SaveError } from '../ui/form/save-error'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { Phone } from '../ui/phone'
import { UndeliveredNotices } from '../ui/undelivered-notices'
import { Fact } from './fact'
import styles from './people.module.css'

/** The account of a patient or caregiver: whether its owner can log in, and a way to unlock it. */
export function FoundAccount() {
  const { id = '' } = useParams()
  const { accounts: texts } = usePeopleTexts()
  const navigate = useNavigate()
  const query = useQuery({
    queryKey: ['account', id],
    queryFn: ({ signal }) => api(getAccount, { id }, { signal }),
  })
  return (
    <Page
      title={query.data ? fullName(query.data) : texts.title}
      aside={
        <Button variant="default" onClick={() => navigate(-1)}>
          {texts.back}
        </Button>
      }
    >
      <UndeliveredNotices accountId={id} />
      <Loaded query={query}>
        {(account) => (
          <div className={styles.columns}>
            <Person account={account} />
            <Unlocking account={account} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}

function stateOf({ disabled, lockedOut }: Account) {
  if (disabled) return 'disabled'
  return lockedOut ? 'locked' : 'open'
}

function Person({ account }: { account: Account }) {
  const { accounts: texts, ...words } = usePeopleTexts()
  const language = useLanguage()
  const state = stateOf(account)
  const proof = account.emailProved ? texts.emailProved : texts.emailNotProved
  return (
    <Card title={words.person}>
      <dl className={styles.facts}>
        <Fact label={texts.kind}>{texts.kinds[account.kind]}</Fact>
        <Fact label={texts.phone}>
          <Phone number={account.phone} />
        </Fact>
        {account.email && (
          <Fact label={words.email}>
            {account.email} <small className={styles.soft}>{proof}</small>
          </Fact>
        )}
        <Fact label={texts.state}>
          <span className={styles.mark} data-state={state}>
            {texts.states[state]}
          </span>
        </Fact>
        <Fact label={texts.sessions}>{texts.devices(account.sessions)}</Fact>
        <Fact label={words.lastUsed}>
          {account.lastUsedAt ? shownMoment(account.lastUsedAt, language) : words.never}
        </Fact>
        <Fact label={words.language}>{languageNames[account.language]}</Fact>
        <Fact label={texts.since}>{shownDay(account.createdAt, language)}</Fact>
      </dl>
      {account.kind === 'caregiver' && (
        <p>
          <Link to={`/caregivers/${account.id}`}>{texts.review}</Link>
        </p>
      )}
      <p>
        <Link to={`/audit?person=${account.id}`}>{texts.audit}</Link>
      </p>
    </Card>
  )
}

function Unlocking({ account: { id, lockedOut } }: { account: Account }) {
  const { accounts: texts, ...words } = usePeopleTexts()
  const client = useQueryClient()
  const unlocking = useSend({
    meta: { quiet: true },
    mutationFn: () => api(unlockAccount, { id }),
    onSuccess: () => {
      tellDone(texts.unlocked)
      void client.invalidateQueries({ queryKey: ['account', id] })
    },
  })
  return (
    <Card title={words.access} text={lockedOut ? texts.lockedOutText : texts.openText}>
      <p>{texts.unlockText}</p>
      <SaveError save={unlocking} />
      <div className={styles.buttons}>
        <Button
          variant={lockedOut ? 'filled' : 'default'}
          loading={unlocking.isPending}
          onClick={() => unlocking.mutate()}
        >
          {texts.unlock}
        </Button>
      </div>
    </Card>
  )
}
