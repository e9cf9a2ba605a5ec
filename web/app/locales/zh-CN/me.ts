import type { me as en } from '../en/me'

export const me: typeof en = {
  title: '个人中心',
  description: '您的资料、文件、密码和登录的设备。',
  tabs: '个人中心的各个部分',
  tab: {
    profile: '个人资料',
    security: '登录与安全',
    documents: '我的文件',
    reviews: '我的评价',
    activities: '我的活动',
    requests: '我的申请',
    training: '我的培训',
  },
  oneApplication: '申请详情',
  waiting: { message: '新消息', document: '还缺文件' },
}
