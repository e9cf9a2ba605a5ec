import type { Locale } from '../en'

export const errors: Locale['errors'] = { timeout: '网络请求超时', network: '网络错误', noAnswer: '接口请求失败：' }
