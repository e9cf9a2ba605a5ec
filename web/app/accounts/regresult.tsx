import type { UserType } from '@portal/contract/accounts/session-user'
import { useLocation } from 'react-router'
import { ActionResult } from '../content/action-result'
import { Button } from '../core/button'
import { useHydrated } from '../core/loading/hydrated'
import { useSessionUser } from '../core/use-session'
import { useContactText } from '../lib/use-contact-text'
import { useAccountTexts } from '../locales/accounts'
import { accountMeta } from './account-meta'
import { AccountPage, SideText } from './account-page'
import * as styles from './accounts.module.css'
import { useRedirectTarget } from './redirect-target'
import { userTypeOf } from './user-type'

export const loader = userTypeOf
export const clientLoader = userTypeOf

export const meta = accountMeta(({ register, result }, { params }) => {
  const type = params.type === 'caregiver' ? params.type : 'patient'
  return { title: `${result.after} · ${register.titles[type]}`, text: result.afterText }
})

/**
 * The page after a registration (A08, R25): what happens next, and where users who are logged in can go. It thanks those who have registered;
 * others learn what follows a registration.
 */
export default function RegistrationResult({ loaderData: type }: { loaderData: UserType }) {
  const { result, login } = useAccountTexts()
  const user = useSessionUser()
  const hasRegistered = useHasRegistered(type)
  const contact = useContactText('registered', useHasJustRegistered() && user !== null)
  const next = [contact, ...(type === 'patient' ? result.patientNext : result.caregiverNext)]
  return (
    <AccountPage type={type} aside={<SideText title={login.safety} text={login.safetyText} />}>
      <ActionResult
        title={hasRegistered ? result.title : result.after}
        text={hasRegistered ? result[type] : result.afterText}
        next={{ title: result.next, steps: next }}
        actions={<ActionLinks type={type} />}
      >
        {user && <p className={styles.note}>{result.loggedIn(user.firstName)}</p>}
      </ActionResult>
    </AccountPage>
  )
}

/** Whether somebody has registered, in this window or as the user who is logged in; the server knows neither. */
function useHasRegistered(type: UserType): boolean {
  const hasJustRegistered = useHasJustRegistered()
  const user = useSessionUser()
  return hasJustRegistered || user?.userType === type
}

function useHasJustRegistered(): boolean {
  const { state } = useLocation()
  const isHydrated = useHydrated()
  return isHydrated && state?.isRegistered === true
}

const firstPlaces = { patient: '/services', caregiver: '/user/index?tab=documents' }

function ActionLinks({ type }: { type: UserType }) {
  const { result } = useAccountTexts()
  const { wanted, arrival, via } = useRedirectTarget()
  const user = useSessionUser()
  const place = wanted === null ? firstPlaces[type] : arrival
  return (
    <>
      {user ? (
        <Button to={place} size="large" mainAction>
          {wanted === null ? result.begin[type] : result.goOn}
        </Button>
      ) : (
        <Button to={via('/login')} size="large" mainAction>
          {result.login}
        </Button>
      )}
      <Button to="/" kind="secondary" size="large">
        {result.home}
      </Button>
    </>
  )
}
