import type { callback as en } from '../en/callback'

export const callback: typeof en = {
  title: '請我們打電話給您',
  text: '遇到困難，或想直接和人說？我們用您的語言打電話給您。',
  name: '您的姓名',
  phone: '電話號碼',
  phoneHint: '家裡的電話也可以；有分機請寫在號碼後面。',
  about: '是關於什麼事？',
  topics: {
    code: '驗證碼或登入',
    card: '我的白卡',
    care: '護理、服務或申請',
    job: '護理員工作或培訓',
    other: '其他',
  },
  safe: '您的號碼會加密儲存，只有打電話給您的工作人員看得到。',
  send: '請打電話給我',
  sending: '正在傳送',
  sent: '我們會打電話給您',
  sentText: (phone) => `我們會打 ${phone}。`,
  home: '回首頁',
}
