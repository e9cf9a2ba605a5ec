import type { film as en } from '../en/film'

export const film: typeof en = {
  choose: '上傳 MP4',
  hint: '採用 H.264 和 AAC 的 MP4，最長 30 分鐘。上傳後即可公開存取；一天內沒有內容使用就會移除。',
  stay: '到其他頁面時上傳會暫停，回來後繼續。如果上傳中斷，再選同一個檔案，就會從中斷處繼續。',
  sending: (name) => `正在上傳 ${name}`,
  percent: (percent) => `${percent}%`,
  making: '已全部傳到，正在檢查並合成。',
  waiting: {
    broken: '連線已中斷。恢復後會自動繼續。',
    still: '網路暫時沒有反應。稍後會自動繼續。',
    busy: '伺服器忙碌中。稍後會自動繼續。',
  },
  cancel: '取消',
  tryAgain: '再試一次',
  failed: (message) => `：${message}`,
  empty: '這個檔案是空的。請換一個檔案。',
  gone: '這個檔案讀取不到了：可能已被移動、修改或刪除。請重新選擇。',
  tooLarge: (megabytes, most) => `這部影片有 ${megabytes} MB，上限是 ${most} MB。請匯出小一點的，例如 1080p。`,
  noPoster: '這部影片沒有自帶封面。請選擇一張。',
  ownPoster: '影片自帶的封面',
  noCaptions: '這部影片沒有自帶這個語言的字幕。請補上。',
  ownCaptions: (count) => `留空時顯示影片自帶的 ${count} 條字幕，第一條是：`,
}
