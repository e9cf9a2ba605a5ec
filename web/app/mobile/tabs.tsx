import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { isWithin } from '../core/frame/navigation'
import { AttentionDot } from '../core/frame/session-area'
import { Icon, type IconName } from '../core/icon'
import { refreshCalls } from '../core/loading/refresh'
import { useTexts } from '../core/texts'
import { OwnPagesAhead } from './own-pages-ahead'
import { isOfAccount } from './tab-places'

/** The tabs at the bottom of every page of the phone site. Pressing the current one loads its lists again. */
export function Tabs() {
  const { mainMenu, navigation, phone } = useTexts().shell
  const { tabs } = phone
  const { pathname } = useLocation()
  return (
    <nav className="phone-tabs" aria-label={mainMenu}>
      <Tab to="/" icon="home" current={pathname === '/'}>
        {tabs.home}
      </Tab>
      <Tab to="/services" icon="heart" current={isWithin('/services', pathname)}>
        {navigation.services}
      </Tab>
      <Tab to="/community/activity/list" icon="chat" current={isWithin('/community', pathname)}>
        {navigation.community}
      </Tab>
      <Tab to="/user/index" icon="user" current={isOfAccount(pathname)}>
        {tabs.me}
        <AttentionDot />
      </Tab>
      <OwnPagesAhead />
    </nav>
  )
}

interface TabProps {
  to: string
  icon: IconName
  current: boolean
  children: ReactNode
}

function Tab({ to, icon, current, children }: TabProps) {
  return (
    <Link to={to} aria-current={current ? 'page' : undefined} onClick={refreshCalls}>
      <Icon name={icon} />
      <span>{children}</span>
    </Link>
  )
}
