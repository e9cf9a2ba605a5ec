import type { disconnected as en } from '../en/disconnected'

export const disconnected: typeof en = {
  title: '目前沒有網路',
  text: '您的手機暫時連不上我們。您已經送出的資料都還在。您仍然可以打電話，或到辦事處來。',
  description: '沒有網路時，也能找到我們的電話和辦事處。',
  retry: '再試一次',
  call: '打電話給我們',
  offices: '我們的辦事處',
  readLast: '您最近看過的頁面',
  kept: (when) => `沒有網路。您看到的是 ${when} 儲存的頁面。`,
}
