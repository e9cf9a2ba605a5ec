import type { Locale } from '../en'

export const errors: Locale['errors'] = { timeout: '網路請求逾時', network: '網路錯誤', noAnswer: '介面請求失敗：' }
