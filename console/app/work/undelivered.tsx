import { languageNames } from '@portal/contract/language'
import { fullName } from '@portal/contract/names'
import { type Undelivered as Found, getUndelivered, settleUndelivered } from '@portal/contract/work/undelivered'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { api } from '../core/api'
import { useLanguage } from '../core/texts'
import { shownMoment } from '../core/when'
import { useUndeliveredTexts } from '../locales/undelivered'
import { Card } from '../ui/card'
import { Loaded } from '../ui/loaded'
import { Page } from '../ui/page'
import { Phone } from '../ui/phone'
import { RecordBar } from '../ui/record-bar'
import { Settle } from '../ui/settle'
import styles from './undelivered.module.css'

/** A message that failed for good: whom it has not reached, why, and what to do. */
export function Undelivered() {
  const { id = '' } = useParams()
  const texts = useUndeliveredTexts()
  const query = useQuery({
    queryKey: ['undelivered', id],
    queryFn: ({ signal }) => api(getUndelivered, { id }, { signal }),
  })
  const name = query.data ? fullName(query.data.account) : texts.title
  return (
    <Page title={name} aside={<Link to="/work">{texts.queue}</Link>}>
      <RecordBar kind="undelivered" id={id} name={name} />
      <Loaded query={query}>
        {(found) => (
          <div className={styles.columns}>
            <ToDo found={found} />
            <div className={styles.stack}>
              <What found={found} />
              <Person found={found} />
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  )
}

function ToDo({ found }: { found: Found }) {
  const texts = useUndeliveredTexts()
  const language = useLanguage()
  const { id, version, channel, account } = found
  return (
    <Card title={texts.todo} text={texts.todoText}>
      <ol className={styles.steps}>
        <li>
          {texts.call(languageNames[account.language])} <Phone number={account.phone} />
        </li>
        <li>{nextStep(found, texts)}</li>
        {channel === 'sms' && account.emailProved && (
          <li>
            {texts.write} <a href={`mailto:${account.email}`}>{account.email}</a>
          </li>
        )}
      </ol>
      <Settle
        record={found}
        queryKey={['undelivered', id]}
        facts={({ topic, channel, reason, failedAt }) => [
          [texts.about, texts.topic[topic]],
          [texts.what, texts.why[channel][reason]],
          [texts.failed, shownMoment(failedAt, language)],
        ]}
        change={() => api(settleUndelivered, { id, version })}
        outdated={[['undelivered-of']]}
        words={texts}
      />
    </Card>
  )
}

function nextStep({ channel, reason }: Found, { steps }: ReturnType<typeof useUndeliveredTexts>): string {
  if (channel === 'email') return steps.email
  return reason === 'stopped' || reason === 'unavailable' ? steps.sms[reason] : steps.sms.other
}

function What({ found: { channel, reason, topic, application, failedAt } }: { found: Found }) {
  const texts = useUndeliveredTexts()
  const language = useLanguage()
  return (
    <Card title={texts.what}>
      <p>{texts.why[channel][reason]}</p>
      <dl className={styles.facts}>
        <Fact label={texts.about}>{texts.topic[topic]}</Fact>
        {application && (
          <Fact label={texts.application}>
            <Link to={`/requests/${application.id}`}>{application.number}</Link>
          </Fact>
        )}
        <Fact label={texts.failed}>{shownMoment(failedAt, language)}</Fact>
      </dl>
    </Card>
  )
}

const folders = { patient: 'checks', caregiver: 'caregivers' } as const

function Person({ found: { account } }: { found: Found }) {
  const texts = useUndeliveredTexts()
  return (
    <Card title={texts.person}>
      <dl className={styles.facts}>
        <Fact label={texts.phone}>
          <Phone number={account.phone} />
        </Fact>
        <Fact label={texts.email}>{account.email}</Fact>
        <Fact label={texts.language}>{languageNames[account.language]}</Fact>
        <Fact label={texts.record[account.kind]}>
          <Link to={`/${folders[account.kind]}/${account.id}`}>{texts.openRecord}</Link>
        </Fact>
      </dl>
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
