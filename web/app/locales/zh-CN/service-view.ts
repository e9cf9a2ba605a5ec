import type { serviceView as en } from '../en/service-view'

export const serviceView: typeof en = {
  submitWhiteCardTip1: '请输入正确的白卡格式，例如：XX00000X',
  submitWhiteCardTip: '护理员身份不能查询白卡。',
  applyForLongTermTip: '护理员身份不能申请长期护理。',
}
