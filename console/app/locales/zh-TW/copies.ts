import type { copies as en } from '../en/copies'

export const copies: typeof en = {
  copy: '複製',
  copied: '這是副本。請填寫時間，再發布。',
  repeat: '每週重複',
  title: '每週重複',
  text: '內容和紐約時間都相同，報名的起訖也一起往後移。',
  times: '次數',
  dates: '日期',
  signUp: (moment) => `報名開始：${moment}`,
  doubled: '當晚這個時刻有兩次，取第一次。',
  needsTimes: (fields) => `請先填好活動的這些時間：${fields}。`,
  needsReview: '還有語言沒有審閱，只能新增草稿。',
  publish: '立即發布',
  withChanges: '這個活動有還沒有發布的更改，副本也會包含這些更改。',
  make: (count) => `新增 ${count} 個草稿`,
  makePublic: (count) => `發布 ${count} 個活動`,
  made: (count) => `已新增 ${count} 個草稿。`,
  madePublic: (count) => `已發布 ${count} 個活動。`,
}
