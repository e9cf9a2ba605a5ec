import type { UserType } from '@portal/contract/accounts/session-user'
import { Link } from 'react-router'
import { Button } from '../core/button'
import { Icon } from '../core/icon'
import { useAccountTexts } from '../locales/accounts'
import { accountMeta } from './account-meta'
import { AccountPicture } from './account-page'
import { useRedirectTarget } from './redirect-target'
import * as styles from './regselect.module.css'

export const meta = accountMeta((texts) => texts.select)

/** The first question: for oneself, for somebody whom one helps, or to work here (R24, A08, USE-49). */
export default function RegistrationSelection() {
  const { select } = useAccountTexts()
  const { via } = useRedirectTarget()
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{select.title}</h1>
      <p className={styles.lead}>{select.text}</p>
      <div className={styles.cards}>
        <Choice of="patient" type="patient" to="/register/patient?for=self" />
        <Choice of="helper" type="patient" to="/register/patient?for=other" />
        <Choice of="caregiver" type="caregiver" to="/register/caregiver" />
      </div>
      <p className={styles.login}>
        {select.haveAccount} <Link to={via('/login')}>{select.login}</Link>
      </p>
    </div>
  )
}

interface ChoiceProps {
  of: 'patient' | 'helper' | 'caregiver'
  type: UserType
  to: string
}

function Choice({ of, type, to }: ChoiceProps) {
  const { select } = useAccountTexts()
  const { via } = useRedirectTarget()
  const { title, text, needs, time, action } = select[of]
  return (
    <section className={styles.card} data-type={of}>
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
      <Button to={via(to)} kind={of === 'patient' ? 'accent' : 'primary'} size="large">
        {action}
        <Icon name="arrow" />
      </Button>
    </section>
  )
}
