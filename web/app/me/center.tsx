import type { UserType } from '@portal/contract/accounts/session-user'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { AccountTab } from '../accounts/profile/account-tab'
import { useSessionUser, useToken } from '../core/use-session'
import { useLater } from '../lib/use-later'
import { useMeTexts } from '../locales/me'
import { LoggedOut } from '../ui/logged-out'
import { Tabs } from '../ui/tabs'
import * as styles from './me.module.css'
import { accountParts, loadTab, otherParts } from './tab-parts'
import { isAccountTab, shownTab, type Tab, tabsOf } from './tabs'
import { useAttention } from './use-attention'

export { askForRecord } from '../accounts/profile/own-record'

/** The title, the tabs and the content of the current tab. */
export function Center() {
  const words = useMeTexts()
  const token = useToken()
  const user = useSessionUser()
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{words.title}</h1>
      {/* Another user in the same browser starts with fresh state, without data of the previous one. */}
      {token && user ? (
        <OpenTab key={`${token} ${user.userType}`} userType={user.userType} />
      ) : (
        <LoggedOut look="card" />
      )}
    </div>
  )
}

/** The tab that contains the items that need the user's attention. */
const placeOf = { patient: 'requests', caregiver: 'documents' } as const

function OpenTab({ userType }: { userType: UserType }) {
  const words = useMeTexts()
  const [search] = useSearchParams()
  const tab = shownTab(search, userType)
  const { waiting, look, again } = useAttention(userType, tab)
  useKeptFocus(tab)
  useLater(() => void loadTabs(userType))
  return (
    <>
      <Tabs
        label={words.tabs}
        tabs={tabsOf(userType).map((id) => ({
          to: id === 'profile' ? '/user/index' : `/user/index?tab=${id}`,
          label: words.tab[id],
          current: id === tab,
          mark: waiting && id === placeOf[userType] ? words.waiting[waiting] : undefined,
        }))}
      />
      {isAccountTab(tab) ? (
        <AccountTab userType={userType} content={accountParts[tab]} onRecord={look} />
      ) : (
        <Other tab={tab} onSeen={again} />
      )}
    </>
  )
}

function Other({ tab, onSeen }: { tab: keyof typeof otherParts; onSeen: () => void }) {
  const Content = otherParts[tab]
  return <Content onSeen={onSeen} />
}

/** Fetches the scripts of all tabs, one after the other. */
async function loadTabs(userType: UserType) {
  for (const tab of tabsOf(userType)) await loadTab(tab)
}

/** Focuses the new tab when the followed link disappears together with the old one. */
function useKeptFocus(tab: Tab) {
  const shown = useRef(tab)
  useEffect(() => {
    if (shown.current !== tab && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main nav [aria-current=page]')?.focus()
    shown.current = tab
  }, [tab])
}
