import type { push as en } from '../en/push'

/** Words about notices on this device. */
export const push: typeof en = {
  title: '本裝置的通知',
  text: '缺文件、預約面談的日子快到了或有空位時，這部裝置會直接通知您，不另外傳簡訊或電子郵件。如果通知送不到，我們會照常傳訊息。',
  states: {
    off: '本裝置的通知已關閉。',
    on: '通知已開啟。您在這裡登出後，通知就會停止。',
    failing: '通知已開啟，但上一則沒有送到，我們改為傳訊息給您。如果一直這樣，請關閉後再重新開啟。',
    blocked: '瀏覽器封鎖了我們的通知。請打開瀏覽器中本網站的設定，允許通知，再回到這裡。',
  },
  changes: { off: '開啟通知', on: '關閉通知', failing: '關閉通知', blocked: '重新檢查' },
  homeScreen:
    '在 iPhone 或 iPad 上，要先把本網站加入主畫面：點「分享」，再點「加入主畫面」。從主畫面打開網站，再回到這一頁。',
  unable: '這個瀏覽器不能顯示通知。我們會照常傳訊息給您。',
  notAllowed: '您沒有允許通知，所以通知仍然關閉。',
  notTurnedOn: '這個瀏覽器無法開啟通知。我們會照常傳訊息給您。',
  busy: '請稍候…',
  loading: '正在載入…',
  retry: '再試一次',
}
