import type { retention as en } from '../en/retention'

export const retention: typeof en = {
  title: '紀錄保存多久',
  text: '超過期限的紀錄會在一天內刪除。隱私權政策和刪除帳戶的頁面都會顯示這些期限。',
  months: '月數',
  limits: (least, most, now) => `可填 ${least} 到 ${most}。目前：${now}。`,
  forGood: (now) => `保存時間：${now}，不能更改。`,
  rule: '依據',
  work: '沒有規定，依工作需要',
  toConfirm: '有待機構的律師確認',
  afterwards: '到期後',
  save: '儲存期限',
  saved: '期限已儲存',
  shorter: '有些期限比以前短。超過期限的紀錄會在一天內刪除，無法復原。',
  due: (records) => (records === 0 ? '沒有超過期限的紀錄。' : `有 ${records} 筆紀錄超過期限。`),
  loses: (list) => `將刪除：${list}。`,
  losesNothing: '目前沒有超過期限的紀錄。',
}
