import type { Application } from '@portal/contract/care/applications/applications'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AccountPage } from '../../accounts/account-page'
import * as accountStyles from '../../accounts/accounts.module.css'
import { useApplicationTexts } from '../../locales/application'
import { resultPath } from '../addresses'
import * as styles from './application.module.css'

interface UnavailableNoticeProps {
  title: string
  text: string
  /** Whether the page is still loading. */
  busy?: boolean
  alert?: boolean
  /** Links to other pages. */
  children?: ReactNode
}

/** Explains why there is no application form here, and where to go instead. */
export function UnavailableNotice({ title, text, busy = false, alert = false, children }: UnavailableNoticeProps) {
  return (
    <AccountPage title={title}>
      <p role={alert ? 'alert' : busy ? 'status' : undefined}>{text}</p>
      {busy && <div className={styles.room} />}
      {children && <div className={accountStyles.actions}>{children}</div>}
    </AccountPage>
  )
}

/** Tells users that they have already applied for this service, to prevent a second application. */
export function EarlierNote({ application: { id, number } }: { application: Application }) {
  const words = useApplicationTexts()
  return (
    <div className={styles.earlier}>
      <p>{words.earlier(number)}</p>
      <Link to={`${resultPath}/applyCare?request=${id}`}>{words.earlierLink}</Link>
    </div>
  )
}
