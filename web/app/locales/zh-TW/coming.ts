import type { coming as english } from '../en/coming'

export const coming: typeof english = {
  text: '我們正在為您準備這個頁面。',
  help: '現在就需要協助嗎？歡迎打電話來，我們很樂意幫忙。',
  titles: {
    'user-exam': '考試',
  },
}
