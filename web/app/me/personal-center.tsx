import type { UserType } from '@portal/contract/accounts/session-user'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { AccountTab, isAccountTab } from '../accounts/profile/account-tab'
import { MyActivitiesTab } from '../activities/my-activities-tab'
import { RequestsTab } from '../care/requests/requests-tab'
import { WhiteCardCard } from '../care/white-card/white-card-card'
import { Button } from '../core/button'
import { loginPath } from '../core/guard'
import { pageMeta } from '../core/meta'
import { useSessionUser, useToken } from '../core/use-session'
import { MyReviewsTab } from '../feedback/my-reviews-tab'
import { meTexts, useMeTexts } from '../locales/me'
import type { TypedValues } from '../ui/form/kept-values'
import { Notice } from '../ui/notice'
import { Tabs } from '../ui/tabs'
import { ComingTab } from './coming-tab'
import styles from './me.module.css'
import { isTab, type Tab, tabsOf } from './tabs'

export const meta = pageMeta(({ shell }, { company, language }) => {
  const { title, description } = meTexts(language)
  return { title: `${title} · ${company?.companyName || shell.siteName}`, description }
})

/** The personal center (A10, R19): tabs that the domains give, each with an address, `?tab=`. */
export default function PersonalCenter() {
  const words = useMeTexts()
  const token = useToken()
  const user = useSessionUser()
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{words.title}</h1>
      {/* Another person in this browser starts afresh; what the one before saw is gone. */}
      {token && user ? <Center key={`${token} ${user.userType}`} userType={user.userType} /> : <LoggedOut />}
    </div>
  )
}

function Center({ userType }: { userType: UserType }) {
  const words = useMeTexts()
  const [search] = useSearchParams()
  const asked = search.get('tab')
  // Details that were typed and not saved outlive a look at another tab.
  const typed = useRef<TypedValues | null>(null)
  const tab: Tab = isTab(asked, userType) ? asked : 'profile'
  return (
    <>
      <Tabs
        label={words.tabs}
        tabs={tabsOf(userType, tab).map((id) => ({
          to: id === 'profile' ? '/user/index' : `/user/index?tab=${id}`,
          label: words.tab[id],
          current: id === tab,
        }))}
      />
      {tab === 'requests' && <RequestsTab />}
      {tab === 'activities' && <MyActivitiesTab />}
      {tab === 'reviews' && <MyReviewsTab />}
      {tab === 'training' && <ComingTab title={words.tab.training} />}
      {isAccountTab(tab) && (
        <AccountTab tab={tab} userType={userType} typed={typed} whiteCard={(info) => <WhiteCardCard info={info} />} />
      )}
    </>
  )
}

function LoggedOut() {
  const words = useMeTexts()
  return (
    <Notice look="card" title={words.loggedOut} text={words.loggedOutText}>
      <Button size="large" to={loginPath('/user/index')}>
        {words.login}
      </Button>
    </Notice>
  )
}
