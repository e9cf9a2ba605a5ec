import type { loggedOut as en } from '../en/logged-out'

export const loggedOut: typeof en = {
  title: '您已登出',
  text: '請重新登入後再繼續。',
  login: '登入',
}
