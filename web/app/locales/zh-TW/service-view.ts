import type { serviceView as en } from '../en/service-view'

export const serviceView: typeof en = {
  submitWhiteCardTip1: '請輸入正確的白卡格式，例如：XX00000X',
  submitWhiteCardTip: '護理員身分不能查詢白卡。',
  applyForLongTermTip: '護理員身分不能申請長期護理。',
  whose: {
    ask: (firstName) => `這是您登入以前填的號碼。${firstName}，這是您本人的白卡嗎？是的話，請按「查詢白卡」。`,
    askHelper: (firstName) =>
      `${firstName}，這是您本人的白卡嗎？是的話，請按「查詢白卡」。您協助的人的白卡，請寫在替對方提出的申請裡。`,
    applyForOther: '替我協助的人申請',
    notMine: '這是別人的白卡',
    otherPerson: '每張白卡只能由本人查詢。請對方自己登入，或打電話給我們。',
  },
}
