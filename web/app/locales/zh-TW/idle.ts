import type { idle as en } from '../en/idle'

export const idle: typeof en = {
  title: '您還在嗎？',
  text: '為了保護您的資料，30 分鐘沒有操作就會自動登出。按任意鍵或下面的按鈕即可繼續。',
  left: '剩餘時間',
  stay: '繼續使用',
  staying: '請稍候',
  unsent: '您的培訓還有一部分沒有儲存，現在登出就會遺失。仍要登出嗎？',
  failed: '無法連上伺服器，請再試一次。',
}
