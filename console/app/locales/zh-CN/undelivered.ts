import { spaced } from '@portal/contract/spaced'
import type { undelivered as en } from '../en/undelivered'

export const undelivered: typeof en = {
  title: '消息未送达',
  queue: '待办事项',
  why: {
    sms: {
      stopped: '短信发不到：对方回复了 STOP，不再接收短信。',
      wrong_address: '短信发不到：号码有误，或者是座机。',
      refused: '短信发不到：被运营商拒收。',
      unavailable: '有一条短信没能及时送达：对方手机关机或没有信号，或者短信服务中断。',
    },
    email: {
      stopped: '邮件发不到：对方不再接收邮件。',
      wrong_address: '邮件发不到：邮箱不存在。',
      refused: '邮件发不到：被对方的邮件服务器拒收。',
      unavailable: '有一封邮件没能及时发出：邮件服务器连不上。',
    },
  },
  short: {
    sms: {
      stopped: '已回复 STOP，不收短信',
      wrong_address: '号码有误或是座机',
      refused: '短信被拒收',
      unavailable: '短信未能及时送达',
    },
    email: {
      stopped: '不收邮件',
      wrong_address: '邮箱不存在',
      refused: '邮件被拒收',
      unavailable: '邮件未能及时发出',
    },
  },
  what: '未送达的消息',
  about: '最近一条',
  topic: {
    code: '验证码',
    visit: '面谈的通知',
    application: '申请的通知',
    check: '白卡查询的通知',
    account: '账户或文件的通知',
    other: '活动、培训或评价的通知',
  },
  failed: '失败时间',
  application: '申请',
  person: '基本资料',
  phone: '电话',
  email: '电子邮件',
  language: '语言',
  record: { patient: '白卡查询', caregiver: '护理员' },
  openRecord: '查看资料',
  todo: '怎么处理',
  todoText: '这条消息不会再发，对方还不知道。',
  call: (language) => spaced`打电话告知消息内容，对方使用${language}：`,
  steps: {
    sms: {
      stopped: '如果对方愿意继续收短信，请其回复 START 到我们发短信的号码。',
      other: '请对方提供手机号码：在“个人中心”里更改，并用验证码确认。',
      unavailable: '确认号码是否仍然正确。下一条消息会照常发送。',
    },
    email: '请对方提供其他邮箱：在“个人中心”里更改，并用验证码确认。',
  },
  write: '也可以写邮件到',
  settle: '已告知，处理完毕',
  settleHint: '之后有消息成功送达，或对方更换了号码、邮箱，这一项也会自动消失。',
  open: '怎么处理',
}
