import { spaced } from '@portal/contract/spaced'
import type { callback as en } from '../en/callback'

export const callback: typeof en = {
  title: '請求回電',
  queue: '待辦事項',
  todo: '需要做什麼',
  call: (language) => spaced`請打電話給這位使用者，對方閱讀${language}：`,
  about: '事由',
  topics: {
    code: '驗證碼或登入',
    card: '白卡',
    care: '護理、服務或申請',
    job: '護理員工作或培訓',
    other: '其他',
  },
  what: '對方的請求',
  name: '姓名',
  phone: '電話',
  language: '語言',
  asked: '提出時間',
  settle: '已打電話，處理完畢',
  settleHint: '沒有人接？請寫下備註，並在待辦事項中延後。',
}
