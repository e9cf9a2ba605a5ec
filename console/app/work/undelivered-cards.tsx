import { languageNames } from '@portal/contract/language'
import { type Undelivered as Found, settleUndelivered } from '@portal/contract/work/undelivered'
import { Link } from 'react-router'
import { api } from '../core/api'
import { useLanguage } from '../core/texts'
import { shownMoment } from '../core/when'
import { useUndeliveredTexts } from '../locales/undelivered'
import { Card } from '../ui/card'
import { DescriptionList, Fact } from '../ui/description-list'
import { Phone } from '../ui/phone'
import { Settle } from '../ui/record/settle'
import styles from './undelivered.module.css'

/** Instructions for reaching the person, step by step. */
export function ToDo({ found }: { found: Found }) {
  const texts = useUndeliveredTexts()
  const language = useLanguage()
  const { id, version, channel, account } = found
  return (
    <Card title={texts.todo} text={texts.todoText}>
      <ol className={styles.steps}>
        <li>
          <span>{texts.call(languageNames[account.language])}</span> <Phone number={account.phone} />
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

/** The undelivered message, and the reason for the failure. */
export function What({ found: { channel, reason, topic, application, failedAt } }: { found: Found }) {
  const texts = useUndeliveredTexts()
  const language = useLanguage()
  return (
    <Card title={texts.what}>
      <p>{texts.why[channel][reason]}</p>
      <DescriptionList>
        <Fact label={texts.about}>{texts.topic[topic]}</Fact>
        {application && (
          <Fact label={texts.application}>
            <Link to={`/requests/${application.id}`}>{application.number}</Link>
          </Fact>
        )}
        <Fact label={texts.failed}>{shownMoment(failedAt, language)}</Fact>
      </DescriptionList>
    </Card>
  )
}

const folders = { patient: 'checks', caregiver: 'caregivers' } as const

/** The person whom the message has not reached. */
export function Person({ found: { account } }: { found: Found }) {
  const texts = useUndeliveredTexts()
  return (
    <Card title={texts.person}>
      <DescriptionList>
        <Fact label={texts.phone}>
          <Phone number={account.phone} />
        </Fact>
        <Fact label={texts.email}>{account.email}</Fact>
        <Fact label={texts.language}>{languageNames[account.language]}</Fact>
        <Fact label={texts.record[account.kind]}>
          <Link to={`/${folders[account.kind]}/${account.id}`}>{texts.openRecord}</Link>
        </Fact>
      </DescriptionList>
    </Card>
  )
}
