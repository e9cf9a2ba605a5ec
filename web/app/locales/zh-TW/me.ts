import type { me as en } from '../en/me'

export const me: typeof en = {
  title: '個人中心',
  description: '您的資料、文件、密碼和登入的裝置。',
  tabs: '個人中心的各個部分',
  tab: {
    profile: '個人資料',
    security: '登入與安全',
    documents: '我的文件',
    reviews: '我的評價',
    activities: '我的活動',
    requests: '我的申請',
    training: '我的培訓',
  },
  oneApplication: '申請詳情',
  waiting: { message: '新訊息', document: '還缺文件' },
}
