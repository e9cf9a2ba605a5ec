import type { StoredUser } from '@portal/client/session'
import { Link } from 'react-router'
import type { Locale } from '../../locales/en'
import { Button } from '../button'
import { Dropdown } from '../dropdown'
import { Icon } from '../icon'
import { useHydrated } from '../loading/hydrated'
import { useTexts } from '../texts'
import { useSessionUser } from '../use-session'
import { partOfDay } from './part-of-day'
import * as styles from './session-area.module.css'
import { useLogout } from './use-logout'

/**
 * Login and registration links for visitors (S05); greeting, menu and logout for logged-in users (S06). With `spread`
 * the menu is always open, for places with enough vertical space.
 */
export function SessionArea({ spread = false }: { spread?: boolean }) {
  const user = useSessionUser()
  const hydrated = useHydrated()
  return (
    <div className={styles.area} data-known={hydrated || undefined} data-spread={spread || undefined}>
      {user ? <UserPart user={user} spread={spread} /> : <VisitorPart />}
    </div>
  )
}

function VisitorPart() {
  const { shell } = useTexts()
  return (
    <>
      <Button to="/login" kind="quiet">
        {shell.login}
      </Button>
      <Button to="/register/patient">{shell.applyForCare}</Button>
      <Button to="/register/caregiver" kind="secondary">
        {shell.becomeCaregiver}
      </Button>
    </>
  )
}

function UserPart({ user, spread }: { user: StoredUser; spread: boolean }) {
  const { shell } = useTexts()
  const { busy, logOut } = useLogout()
  const greeting = <Greeting firstName={user.firstName} />
  const places = placesOf(user, shell).map(([path, label, shows]) => (
    <li key={path}>
      <Link to={path}>
        {label}
        {user.waiting && shows && <span className={styles.waiting}>{shell.waitingForYou}</span>}
      </Link>
    </li>
  ))
  return (
    <>
      {spread ? (
        <div className={styles.spread}>
          <p>{greeting}</p>
          <ul>{places}</ul>
        </div>
      ) : (
        <Dropdown side="end" label={greeting}>
          {places}
        </Dropdown>
      )}
      <Button kind="secondary" onClick={logOut} aria-disabled={busy}>
        <Icon name="leave" />
        <span>{busy ? shell.loggingOut : shell.logout}</span>
      </Button>
    </>
  )
}

function Greeting({ firstName }: { firstName: string }) {
  const { greetings, greet } = useTexts().shell
  return (
    <>
      <Icon name="user" />
      <span className={styles.greeting}>{greet(greetings[partOfDay(new Date().getHours())], firstName)}</span>
      <AttentionDot />
    </>
  )
}

/** A dot on links to items that need the user's attention. */
export function AttentionDot() {
  const { shell } = useTexts()
  return (
    useSessionUser()?.waiting && (
      <span className={styles.dot}>
        <span className="visually-hidden">, {shell.waitingForYou}</span>
      </span>
    )
  )
}

type MenuEntry = [path: string, label: string, showsWhatWaits?: boolean]

function placesOf(user: StoredUser, shell: Locale['shell']): MenuEntry[] {
  const center: MenuEntry = ['/user/index', shell.personalCenter, user.userType === 'caregiver']
  if (user.userType === 'caregiver') return [center, ['/user/index?tab=training', shell.myTraining]]
  return [
    center,
    ['/user/index?tab=requests', shell.myApplications, true],
    ['/services/booking', shell.bookVisit],
    ['/user/index?tab=activities', shell.myActivities],
    ['/user/index?tab=reviews', shell.myReviews],
  ]
}
