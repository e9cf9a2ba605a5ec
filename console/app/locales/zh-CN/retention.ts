import type { retention as en } from '../en/retention'

export const retention: typeof en = {
  title: '记录保存多久',
  text: '超过期限的记录会在一天内删除。隐私政策和删除账户的页面都会显示这些期限。',
  months: '月数',
  limits: (least, most, now) => `可填 ${least} 到 ${most}。目前：${now}。`,
  forGood: (now) => `保存时间：${now}，不能更改。`,
  rule: '依据',
  work: '没有规定，按工作需要',
  toConfirm: '有待机构的律师确认',
  afterwards: '到期后',
  save: '保存期限',
  saved: '期限已保存',
  shorter: '有些期限比以前短。超过期限的记录会在一天内删除，无法恢复。',
  due: (records) => (records === 0 ? '没有超过期限的记录。' : `有 ${records} 条记录超过期限。`),
  loses: (list) => `将删除：${list}。`,
  losesNothing: '目前没有超过期限的记录。',
}
