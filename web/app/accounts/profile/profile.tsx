import type { UserType } from '@portal/contract/accounts'
import { type RefObject, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { loginPath } from '../../lib/guard'
import { pageMeta } from '../../lib/meta'
import { changeSessionUser, useSessionUser, useToken } from '../../lib/session'
import { useCall } from '../../lib/use-call'
import { Button } from '../../ui/button'
import { Tabs } from '../../ui/tabs'
import type { TypedValues } from '../kept-values'
import { ComingTab } from './coming-tab'
import { DocumentsTab } from './documents-tab'
import { MyActivitiesTab } from './my-activities-tab'
import { MyReviewsTab } from './my-reviews-tab'
import { NotLoaded } from './not-loaded'
import { Notice } from './notice'
import { fetchRecord, type OwnRecord } from './own-record'
import styles from './profile.module.css'
import { ProfileTab } from './profile-tab'
import { profileTexts, useProfileTexts } from './profile-texts'
import { RequestsTab } from './requests-tab'
import { SecurityTab } from './security-tab'
import { isTab, type Tab, tabsOf } from './tabs'

export const meta = pageMeta(({ shell }, { company, language }) => {
  const { title, description } = profileTexts(language)
  return { title: `${title} · ${company?.companyName || shell.siteName}`, description }
})

/** The personal center (A10, R19). Each of its tabs has an address: `?tab=`. */
export default function Profile() {
  const words = useProfileTexts()
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
  const words = useProfileTexts()
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
      {!hasOwnData(tab) && <Content tab={tab} userType={userType} typed={typed} />}
    </>
  )
}

type OwnDataTab = 'requests' | 'activities' | 'reviews'

/** Whether a part does without the person's record. */
function hasOwnData(tab: Tab): tab is OwnDataTab {
  return tab === 'requests' || tab === 'activities' || tab === 'reviews'
}

interface ContentProps {
  tab: Exclude<Tab, OwnDataTab>
  userType: UserType
  typed: RefObject<TypedValues | null>
}

function Content({ tab, userType, typed }: ContentProps) {
  const words = useProfileTexts()
  const call = useCall((options) => fetchRecord(userType, options), { translated: false })
  if (tab !== 'profile' && tab !== 'security' && tab !== 'documents') return <ComingTab tab={tab} />
  if (call.state !== 'loaded') return <NotLoaded call={call} texts={words} />
  const { data: record, update } = call
  const take = (changed: OwnRecord) => {
    update(() => changed)
    changeSessionUser({ userType: changed.userType, firstName: changed.info.firstName })
  }
  if (tab === 'security') return <SecurityTab record={record} take={take} />
  if (tab === 'documents' && record.userType === 'caregiver') return <DocumentsTab info={record.info} take={take} />
  return <ProfileTab record={record} take={take} typed={typed} />
}

function LoggedOut() {
  const words = useProfileTexts()
  return (
    <Notice title={words.loggedOut} text={words.loggedOutText}>
      <Button size="large" to={loginPath('/user/index')}>
        {words.login}
      </Button>
    </Notice>
  )
}
