import { spaced } from '@portal/contract/spaced'
import type { undelivered as en } from '../en/undelivered'

export const undelivered: typeof en = {
  title: '訊息未送達',
  queue: '待辦事項',
  why: {
    sms: {
      stopped: '簡訊傳不到：對方回覆了 STOP，不再接收簡訊。',
      wrong_address: '簡訊傳不到：號碼有誤，或者是市話。',
      refused: '簡訊傳不到：被電信業者拒收。',
      unavailable: '有一則簡訊沒能及時送達：對方手機關機或收不到訊號，或者簡訊服務中斷。',
    },
    email: {
      stopped: '電子郵件寄不到：對方不再接收郵件。',
      wrong_address: '電子郵件寄不到：這個信箱不存在。',
      refused: '電子郵件寄不到：被對方的郵件伺服器拒收。',
      unavailable: '有一封電子郵件沒能及時寄出：郵件伺服器連不上。',
    },
  },
  short: {
    sms: {
      stopped: '已回覆 STOP，不收簡訊',
      wrong_address: '號碼有誤或是市話',
      refused: '簡訊被拒收',
      unavailable: '簡訊未能及時送達',
    },
    email: {
      stopped: '不收電子郵件',
      wrong_address: '信箱不存在',
      refused: '電子郵件被拒收',
      unavailable: '電子郵件未能及時寄出',
    },
  },
  what: '未送達的訊息',
  about: '最近一則',
  topic: {
    code: '驗證碼',
    visit: '面談的通知',
    application: '申請的通知',
    check: '白卡查詢的通知',
    account: '帳戶或文件的通知',
    other: '活動、培訓或評價的通知',
  },
  failed: '失敗時間',
  application: '申請',
  person: '基本資料',
  phone: '電話',
  email: '電子郵件',
  language: '語言',
  record: { patient: '白卡查詢', caregiver: '護理員' },
  openRecord: '查看資料',
  todo: '怎麼處理',
  todoText: '這則訊息不會再傳，對方還不知道。',
  call: (language) => spaced`打電話告知訊息內容，對方使用${language}：`,
  steps: {
    sms: {
      stopped: '如果對方願意再收簡訊，請對方回覆 START 到我們傳簡訊的號碼。',
      other: '請對方提供手機號碼：在「個人中心」裡更改，並用驗證碼確認。',
      unavailable: '確認號碼是否仍然正確。下一則訊息會照常傳送。',
    },
    email: '請對方提供其他信箱：在「個人中心」裡更改，並用驗證碼確認。',
  },
  write: '也可以寫電子郵件到',
  settle: '已告知，處理完畢',
  settleHint: '之後有訊息成功送達，或對方更換了號碼、信箱，這一項也會自動消失。',
  open: '怎麼處理',
}
