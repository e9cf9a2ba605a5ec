import type { Locale } from '../en'

export const errors: Locale['errors'] = {
  timeout: '网络请求超时',
  network: '网络错误',
  noAnswer: '接口请求失败：',
  partMissing: '页面有一部分没有加载，可能是我们刚刚更新了网站。请重新加载页面。',
  loadAgain: '重新加载',
}
