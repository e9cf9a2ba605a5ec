import type { copies as en } from '../en/copies'

export const copies: typeof en = {
  copy: '复制',
  copied: '这是副本。请填写时间，再发布。',
  repeat: '每周重复',
  title: '每周重复',
  text: '内容和纽约时间都相同，报名的起止也一起往后移。',
  times: '次数',
  dates: '日期',
  signUp: (moment) => `报名开始：${moment}`,
  doubled: '当晚这个时刻有两次，取第一次。',
  needsTimes: (fields) => `请先填好活动的这些时间：${fields}。`,
  needsReview: '还有语言没有审阅，只能新增草稿。',
  publish: '立即发布',
  withChanges: '这个活动有还没有发布的更改，副本也会包含这些更改。',
  make: (count) => `新增 ${count} 个草稿`,
  makePublic: (count) => `发布 ${count} 个活动`,
  made: (count) => `已新增 ${count} 个草稿。`,
  madePublic: (count) => `已发布 ${count} 个活动。`,
}
