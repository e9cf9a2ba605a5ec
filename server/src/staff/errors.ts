import { refusalsOf } from '../http/refusal.ts'

/** What an administrator may not do to the people of the office, and links that no longer work. */
export const PeopleError = refusalsOf({
  own_account: {
    status: 409,
    words: {
      en: 'You cannot do this to your own account. Please ask another administrator, or use My login.',
      'zh-CN': '不能对自己的账户进行这项操作。请找另一位管理员，或前往“我的登录”。',
      'zh-TW': '不能對自己的帳戶進行這項操作。請找另一位管理員，或前往「我的登入」。',
    },
  },
  last_admin: {
    status: 409,
    words: {
      en: 'This is the last administrator who can log in. Make somebody else an administrator first.',
      'zh-CN': '这是最后一位能登录的管理员。请先让另一个人成为管理员。',
      'zh-TW': '這是最後一位能登入的管理員。請先讓另一個人成為管理員。',
    },
  },
  disabled_account: {
    status: 409,
    words: {
      en: 'This account is disabled. Enable it first, then send the link.',
      'zh-CN': '这个账户已停用。请先启用，再发送链接。',
      'zh-TW': '這個帳戶已停用。請先啟用，再傳送連結。',
    },
  },
  link_over: {
    status: 400,
    words: {
      en: 'This link has been used, is too old, or was replaced by a newer one. Please ask your administrator for another.',
      'zh-CN': '这个链接已用过、已过期，或已有新的链接。请向管理员要一个新的。',
      'zh-TW': '這個連結已用過、已過期，或已有新的連結。請向管理員要一個新的。',
    },
  },
  first_link_over: {
    status: 400,
    words: {
      en: 'This link has been used or is older than an hour, or there is an administrator already. A new one is made on the server: homecare staff link.',
      'zh-CN': '这个链接已用过、已超过一小时，或者已经有管理员。请在服务器上取得新链接：homecare staff link。',
      'zh-TW': '這個連結已用過、已超過一小時，或者已經有管理員。請在伺服器上取得新連結：homecare staff link。',
    },
  },
})

/** What would leave a member without a second factor. */
export const FactorError = refusalsOf({
  last_factor: {
    status: 409,
    words: {
      en: 'This passkey is your only second factor. Set up an authenticator app first, or add another passkey.',
      'zh-CN': '这是您唯一的两步验证方式。请先设置验证器应用，或添加另一个通行密钥。',
      'zh-TW': '這是您唯一的兩步驟驗證方式。請先設定驗證器 App，或新增另一個通行密鑰。',
    },
  },
})

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
