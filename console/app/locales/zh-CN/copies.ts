import type { copies as en } from '../en/copies'

export const copies: typeof en = {
  copy: '复制',
  copied: '这是复制的内容。请填写时间，再发布。',
  repeat: '每周重复',
  title: '每周重复',
  text: '内容和纽约时间都相同，报名的起止也一起往后移。',
  times: '次数',
  dates: '日期',
  signUp: (moment) => `报名开始：${moment}`,
  skipped: '没有这个时间：当晚时钟拨快一小时。',
  doubled: '这个小时出现两次：指第一次。',
  needsTimes: '请先填好这个活动的所有时间。',
  needsReview: '还有语言没有审阅，只能新增草稿。',
  publish: '立即发布',
  make: (count) => `新增 ${count} 个草稿`,
  makePublic: (count) => `发布 ${count} 个活动`,
  made: (count) => `已新增 ${count} 个草稿。`,
  madePublic: (count) => `已发布 ${count} 个活动。`,
}
