import type { loggedOut as en } from '../en/logged-out'

export const loggedOut: typeof en = {
  title: '您已退出登录',
  text: '请重新登录后继续。',
  login: '登录',
}
