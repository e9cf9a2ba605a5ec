import { refusalsOf } from '../http/refusal.ts'

/** The code is that of every login; only the words are for staff. They never tell which of the three was wrong. */
export const StaffError = refusalsOf({
  wrong_credentials: {
    status: 400,
    words: {
      en: 'The e-mail, the password or the code is not right. A code works once and for half a minute: wait for the next one and try again.',
      'zh-CN': '电子邮件、密码或验证码不正确。每个验证码只能用一次，约半分钟内有效：请等下一个验证码再试。',
      'zh-TW': '電子郵件、密碼或驗證碼不正確。每個驗證碼只能用一次，約半分鐘內有效：請等下一個驗證碼再試。',
    },
  },
})
