import type { callback as en } from '../en/callback'

export const callback: typeof en = {
  title: '请我们打电话给您',
  text: '遇到困难，或想直接和人说？我们用您的语言打电话给您。',
  name: '您的姓名',
  phone: '电话号码',
  phoneHint: '家里的电话也可以；有分机请写在号码后面。',
  about: '是关于什么事？',
  topics: {
    code: '验证码或登录',
    card: '我的白卡',
    care: '护理、服务或申请',
    job: '护理员工作或培训',
    other: '其他',
  },
  safe: '您的号码会加密保存，只有打电话给您的工作人员可以看到。',
  send: '请打电话给我',
  sending: '正在发送',
  sent: '我们会打电话给您',
  sentText: (phone) => `我们会打 ${phone}。`,
  home: '回首页',
}
