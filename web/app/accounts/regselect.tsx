import type { UserType } from '@portal/contract/accounts/session-user'
import { Link } from 'react-router'
import { Button } from '../core/button'
import { Icon } from '../core/icon'
import { useAccountTexts } from '../locales/accounts'
import { accountMeta } from './account-meta'
import { AccountPicture } from './account-page'
import { useRedirectTarget } from './redirect-target'
import styles from './regselect.module.css'

export const meta = accountMeta((texts) => texts.select)

/** Lets the user choose to register as a patient or as a caregiver (R24, A08). */
export default function RegistrationSelection() {
  const { select } = useAccountTexts()
  const { via } = useRedirectTarget()
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{select.title}</h1>
      <p className={styles.lead}>{select.text}</p>
      <div className={styles.cards}>
        <Choice type="patient" />
        <Choice type="caregiver" />
      </div>
      <p className={styles.login}>
        {select.haveAccount} <Link to={via('/login')}>{select.login}</Link>
      </p>
    </div>
  )
}

function Choice({ type }: { type: UserType }) {
  const { select } = useAccountTexts()
  const { via } = useRedirectTarget()
  const { title, text, needs, time, action } = select[type]
  return (
    <section className={styles.card} data-type={type}>
      <AccountPicture type={type} className={styles.picture} />
      <h2>{title}</h2>
      <p>{text}</p>
      <h3>{select.needs}</h3>
      <ul>
        {needs.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
      <p className={styles.time}>
        <Icon name="clock" />
        {time}
      </p>
      <Button to={via(`/register/${type}`)} kind={type === 'patient' ? 'accent' : 'primary'} size="large">
        {action}
        <Icon name="arrow" />
      </Button>
    </section>
  )
}
