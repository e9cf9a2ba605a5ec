import type { UserType } from '@portal/contract/accounts/session-user'
import { useEffect, useRef } from 'react'
import { type MetaFunction, useSearchParams } from 'react-router'
import { AccountTab, isAccountTab } from '../accounts/profile/account-tab'
import { MyActivitiesTab } from '../activities/my-activities-tab'
import { RequestsTab } from '../care/requests/requests-tab'
import { WhiteCardCard } from '../care/white-card/white-card-card'
import { pageMeta } from '../core/meta'
import { useSessionUser, useToken } from '../core/use-session'
import { MyReviewsTab } from '../feedback/my-reviews-tab'
import { meTexts, useMeTexts } from '../locales/me'
import { DeviceNotices } from '../push/device-notices'
import { TrainingTab } from '../training/list/training-tab'
import { LoggedOut } from '../ui/logged-out'
import { Tabs } from '../ui/tabs'
import * as styles from './me.module.css'
import { isTab, requestedTab, type Tab, tabsOf } from './tabs'
import { useAttention } from './use-attention'

export const meta: MetaFunction = (args) =>
  pageMeta(({ shell }, { company, language }) => {
    const { title, description, tab, oneRequest } = meTexts(language)
    const search = new URLSearchParams(args.location.search)
    const asked = requestedTab(search)
    const part = asked === 'requests' && search.has('request') ? oneRequest : tab[asked]
    return { title: `${part} · ${title} · ${company?.companyName || shell.siteName}`, description }
  })(args)

/** The personal center (A10, R19): tabs from several domains, each with its own URL by `?tab=`. */
export default function PersonalCenter() {
  const words = useMeTexts()
  const token = useToken()
  const user = useSessionUser()
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{words.title}</h1>
      {/* Another user in the same browser starts with fresh state, without data of the previous one. */}
      {token && user ? (
        <Center key={`${token} ${user.userType}`} userType={user.userType} />
      ) : (
        <LoggedOut look="card" />
      )}
    </div>
  )
}

/** The tab that contains the items that need the user's attention. */
const placeOf = { patient: 'requests', caregiver: 'documents' } as const

function Center({ userType }: { userType: UserType }) {
  const words = useMeTexts()
  const [search] = useSearchParams()
  const asked = search.get('tab')
  const tab: Tab = isTab(asked, userType) ? asked : 'profile'
  const { waiting, look, again } = useAttention(userType, tab)
  useKeptFocus(tab)
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
      {tab === 'requests' && <RequestsTab onSeen={again} />}
      {tab === 'activities' && <MyActivitiesTab />}
      {tab === 'reviews' && <MyReviewsTab />}
      {tab === 'training' && <TrainingTab />}
      {isAccountTab(tab) && (
        <AccountTab
          tab={tab}
          userType={userType}
          onRecord={look}
          whiteCard={(info) => <WhiteCardCard info={info} />}
          notices={<DeviceNotices />}
        />
      )}
    </>
  )
}

/** Focuses the new tab when the link that was followed disappears with the old one. */
function useKeptFocus(tab: Tab) {
  const shown = useRef(tab)
  useEffect(() => {
    if (shown.current !== tab && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main nav [aria-current=page]')?.focus()
    shown.current = tab
  }, [tab])
}
