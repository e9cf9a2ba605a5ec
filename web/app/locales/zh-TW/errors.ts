import type { Locale } from '../en'

export const errors: Locale['errors'] = {
  timeout: '網路請求逾時，請再試一次。',
  network: '網路錯誤，請檢查網路連線，然後再試一次。',
  noAnswer: '介面請求失敗：',
  partMissing: '頁面有一部分沒有載入，可能是我們剛剛更新了網站。請重新載入頁面。',
  loadAgain: '重新載入',
}
