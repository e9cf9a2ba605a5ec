import type { backups as en } from '../en/backups'

export const backups: typeof en = {
  title: '备份',
  text: '备份是网站全部资料的副本。万一服务器损坏，可以用它恢复。',
  none: '还没有做过备份。请管理服务器的同事按照指南“Back up and restore”设置备份。',
  lastGood: '最近一次成功的备份',
  noneGood: '还没有',
  late: '最近一次成功的备份已经超过 26 小时，在那之后录入的资料可能会丢失。请通知管理服务器的同事。',
  failed: '最近一次备份没有成功。请通知管理服务器的同事。',
  attempts: '最近几次备份',
  began: '开始时间',
  place: '备份位置',
  outcome: '结果',
  made: (size) => `成功，${size}`,
  problem: (why) => `失败：${why}`,
}
