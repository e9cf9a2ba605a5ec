import type { UserType } from '@portal/contract/accounts/session-user'
import { NextSteps } from '../content/next-steps'
import { Button } from '../core/button'
import { useAccountTexts } from '../locales/accounts'
import { accountMeta } from './account-meta'
import { AccountPage, SideText } from './account-page'
import styles from './accounts.module.css'
import { userTypeOf } from './user-type'

export const loader = userTypeOf
export const clientLoader = userTypeOf

export const meta = accountMeta(({ result }) => ({ title: result.title, text: result.patient }))

/** What happens after a registration (A08, R25). */
export default function RegistrationResult({ loaderData: type }: { loaderData: UserType }) {
  const { result, login } = useAccountTexts()
  const next = type === 'patient' ? result.patientNext : result.caregiverNext
  return (
    <AccountPage
      type={type}
      title={result.title}
      text={result[type]}
      aside={<SideText title={login.safety} text={login.safetyText} />}
    >
      <NextSteps title={result.next} steps={next} />
      <div className={styles.actions}>
        <Button to="/login" size="large">
          {result.login}
        </Button>
        <Button to="/" kind="secondary" size="large">
          {result.home}
        </Button>
      </div>
    </AccountPage>
  )
}
