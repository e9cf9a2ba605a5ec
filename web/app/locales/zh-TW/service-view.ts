import type { serviceView as en } from '../en/service-view'

export const serviceView: typeof en = {
  submitWhiteCardTip1: '請輸入正確的白卡格式，例如：XX00000X',
  submitWhiteCardTip: '護理員身分不能查詢白卡。',
  applyForLongTermTip: '護理員身分不能申請長期護理。',
}
