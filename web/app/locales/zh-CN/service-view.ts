import type { serviceView as en } from '../en/service-view'

export const serviceView: typeof en = {
  submitWhiteCardTip1: '请输入正确的白卡格式，例如：XX00000X',
  submitWhiteCardTip: '护理员身份不能查询白卡。',
  applyForLongTermTip: '护理员身份不能申请长期护理。',
  whose: {
    ask: (firstName) => `这是您登录以前填的号码。${firstName}，这是您本人的白卡吗？是的话，请按“查询白卡”。`,
    askHelper: (firstName) =>
      `${firstName}，这是您本人的白卡吗？是的话，请按“查询白卡”。您帮助的人的白卡，请写在替对方提交的申请里。`,
    applyForOther: '替我帮助的人申请',
    notMine: '这是别人的白卡',
    otherPerson: '每张白卡只能由本人查询。请对方自己登录，或打电话给我们。',
  },
}
