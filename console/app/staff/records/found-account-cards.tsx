import { Button } from '@mantine/core'
import { languageNames } from '@portal/contract/language'
import type { FoundAccount as Account } from '@portal/contract/staff/accounts'
import { unlockAccount } from '@portal/contract/staff/staff'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../core/api'
import { tellDone } from '../../core/query'
import { useSend } from '../../core/saving/use-send'
import { useLanguage } from '../../core/texts'
import { shownDay, shownMoment } from '../../core/when'
import { usePeopleTexts } from '../../locales/people'
import { Card } from '../../ui/card'
import { DescriptionList, Fact } from '../../ui/description-list'
import { SaveError } from '../../ui/form/save-error'
import { Mark } from '../../ui/mark'
import { Phone } from '../../ui/phone'
import styles from '../people/people.module.css'

function stateOf({ disabled, lockedOut }: Account) {
  if (disabled) return 'disabled'
  return lockedOut ? 'locked' : 'open'
}

/** The owner of the account. */
export function Person({ account }: { account: Account }) {
  const { accounts: texts, ...words } = usePeopleTexts()
  const language = useLanguage()
  const state = stateOf(account)
  const proof = account.emailProved ? texts.emailProved : texts.emailNotProved
  return (
    <Card title={words.person}>
      <DescriptionList>
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
          <Mark tone={state === 'open' ? 'good' : 'bad'}>{texts.states[state]}</Mark>
        </Fact>
        <Fact label={texts.sessions}>{texts.devices(account.sessions)}</Fact>
        <Fact label={words.lastUsed}>
          {account.lastUsedAt ? shownMoment(account.lastUsedAt, language) : words.never}
        </Fact>
        <Fact label={words.language}>{languageNames[account.language]}</Fact>
        <Fact label={texts.since}>{shownDay(account.createdAt, language)}</Fact>
      </DescriptionList>
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

/** Unlocks an account that is locked out. */
export function Unlocking({ account: { id, lockedOut } }: { account: Account }) {
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
