import { spaced } from '@portal/contract/spaced'
import type { callback as en } from '../en/callback'

export const callback: typeof en = {
  title: '请求回电',
  queue: '待办事项',
  todo: '需要做什么',
  call: (language) => spaced`请打电话给这位用户，对方阅读${language}：`,
  about: '事由',
  topics: {
    code: '验证码或登录',
    card: '白卡',
    care: '护理、服务或申请',
    job: '护理员工作或培训',
    other: '其他',
  },
  what: '对方的请求',
  name: '姓名',
  phone: '电话',
  language: '语言',
  asked: '提出时间',
  settle: '已打电话，处理完毕',
  settleHint: '没有人接？请写下备注，并在待办事项中推迟。',
}
