import type { Phrase } from '@portal/contract/language'
import { invitationDays, resetHours } from '@portal/contract/staff/people'

/** The e-mails that bring a link to a new password. */
export const linkTexts: Record<'invitation' | 'reset', Phrase<{ address: string }>> = {
  invitation: {
    en: ({ address }) =>
      `you are invited to the staff pages of our portal. Open this link to choose your password:\n\n${address}\n\nIt works once, for ${invitationDays} days. Afterwards you set up a code on your phone, so have the phone at hand. If you did not expect this e-mail, please tell us and do not open the link.`,
    'zh-CN': ({ address }) =>
      `邀请您使用我们网站的工作人员页面。请打开这个链接设置密码：\n\n${address}\n\n链接只能用一次，${invitationDays} 天内有效。之后需要在手机上设置验证码，请把手机放在手边。如果您不知道这件事，请告诉我们，不要打开链接。`,
    'zh-TW': ({ address }) =>
      `邀請您使用我們網站的工作人員頁面。請開啟這個連結設定密碼：\n\n${address}\n\n連結只能用一次，${invitationDays} 天內有效。之後需要在手機上設定驗證碼，請把手機放在手邊。如果您不知道這件事，請告訴我們，不要開啟連結。`,
  },
  reset: {
    en: ({ address }) =>
      `an administrator has reset your staff login. Open this link to choose a new password:\n\n${address}\n\nIt works once, for ${resetHours} hours. Your old password no longer works. If you did not ask for this, please call the office at once.`,
    'zh-CN': ({ address }) =>
      `管理员已重设您的工作人员登录。请打开这个链接设置新密码：\n\n${address}\n\n链接只能用一次，${resetHours} 小时内有效。原来的密码已失效。如果您没有提出这个要求，请立即打电话到办公室。`,
    'zh-TW': ({ address }) =>
      `管理員已重設您的工作人員登入。請開啟這個連結設定新密碼：\n\n${address}\n\n連結只能用一次，${resetHours} 小時內有效。原來的密碼已失效。如果您沒有提出這個要求，請立即打電話到辦公室。`,
  },
}
