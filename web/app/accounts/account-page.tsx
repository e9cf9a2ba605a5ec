import type { UserType } from '@portal/contract/accounts/session-user'
import type { ReactNode } from 'react'
import { Link, useMatch } from 'react-router'
import { Icon } from '../core/icon'
import { dial, useCompany } from '../core/use-company'
import { useAccountTexts } from '../locales/accounts'
import * as styles from './account-page.module.css'

interface AccountPageProps {
  /** Left out when the content has the page's title itself, as the result of an action does. */
  title?: ReactNode
  text?: string
  /** The kind of user that the page is for; decides the picture. */
  type?: UserType
  /** Content beside the form, above the agency's phone number. */
  aside?: ReactNode
  children: ReactNode
}

/** A page with one form on a card and help beside it. */
export function AccountPage({ title, text, type = 'patient', aside, children }: AccountPageProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.card}>
        <div className={styles.task}>
          {title && <h1>{title}</h1>}
          {text && <p className={styles.lead}>{text}</p>}
          <div className={styles.content}>{children}</div>
        </div>
        <aside className={styles.side}>
          <AccountPicture type={type} className={styles.picture} />
          <div className={styles.parts}>
            {aside}
            <CallUs />
          </div>
        </aside>
      </div>
    </div>
  )
}

/** A picture of people at home: a patient or a caregiver, by `type`. Phones, which do not show it, do not fetch it either. */
export function AccountPicture({ type, className }: { type: UserType; className?: string }) {
  return <img src={`/account-${type}.webp`} alt="" width={800} height={600} loading="lazy" className={className} />
}

interface SideListProps {
  title: string
  items: readonly string[]
  ordered?: boolean
}

/** A short list in the side panel. */
export function SideList({ title, items, ordered = false }: SideListProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <List className={ordered ? styles.numbered : styles.ticked}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </section>
  )
}

/** A short text in the side panel. */
export function SideText({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  )
}

function CallUs() {
  const { help } = useAccountTexts()
  const company = useCompany()
  const isHere = useMatch('/callback')
  if (!company) return null
  return (
    <SideText title={help.title} text={help.text}>
      <a href={dial(company.phone)} className={styles.phone}>
        <Icon name="phone" />
        <span translate="no">{company.phone}</span>
      </a>
      {!isHere && (
        <Link to="/callback" className={styles.callMe}>
          {help.callMe}
        </Link>
      )}
    </SideText>
  )
}
