import type { backups as en } from '../en/backups'

export const backups: typeof en = {
  title: '備份',
  text: '備份是網站全部資料的副本。萬一伺服器損壞，可以用它復原。',
  none: '還沒有做過備份。請管理伺服器的同事按照指南「Back up and restore」設定備份。',
  lastGood: '最近一次成功的備份',
  noneGood: '還沒有',
  late: '最近一次成功的備份已經超過 26 小時，在那之後輸入的資料可能會遺失。請通知管理伺服器的同事。',
  failed: '最近一次備份沒有成功。請通知管理伺服器的同事。',
  attempts: '最近幾次備份',
  began: '開始時間',
  place: '備份位置',
  outcome: '結果',
  made: (size) => `成功，${size}`,
  problem: (why) => `失敗：${why}`,
}
