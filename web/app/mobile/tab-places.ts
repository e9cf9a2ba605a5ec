import { isWithin } from '../core/frame/navigation'

/** The page above a page, for those who came straight to it. */
export function parentOf(pathname: string): string {
  const parent = parents.find(([path]) => pathname !== path && isWithin(path, pathname))
  return parent?.[1] ?? '/'
}

const parents: readonly [within: string, parent: string][] = [
  ['/community/activity/list', '/'],
  ['/community/activity', '/community/activity/list'],
  ['/community/news', '/community/news'],
  ['/services', '/services'],
  ['/user/index', '/'],
  ['/user', '/user/index'],
  ['/feedback', '/feedback'],
  ['/about/teamevent', '/about/team'],
  ['/register', '/regselect'],
]

/** Whether a page is shown without scripts by the service worker, so that only links work in its frame. */
export function hasOnlyLinks(pathname: string): boolean {
  return pathname === '/disconnected'
}

/** Whether a page belongs to the account: the personal center, and the way into it. */
export function isOfAccount(pathname: string): boolean {
  return ['/user', '/login', '/register', '/regselect', '/regresult', '/resetpwd'].some((path) =>
    isWithin(path, pathname),
  )
}
