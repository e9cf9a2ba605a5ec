import type { Language, Phrase } from '@portal/contract/language'

interface Values {
  /** Browser and system; may be empty. */
  device: string
  /** In words. */
  time: string
}

const where: Phrase<Values> = {
  en: ({ device, time }) => `${time}${device && `, on ${device}`}`,
  'zh-CN': ({ device, time }) => `${time}${device && `，${device}`}`,
  'zh-TW': ({ device, time }) => `${time}${device && `，${device}`}`,
}
const otherwise: Record<Language, string> = {
  en: 'Was this not you? Then call the office at once and ask an administrator to disable your account.',
  'zh-CN': '如果不是您本人操作，请立即打电话到办公室，请管理员停用您的账户。',
  'zh-TW': '如果不是您本人操作，請立即打電話到辦公室，請管理員停用您的帳戶。',
}

function notice(words: Record<Language, string>): Phrase<Values> {
  const phrase = (language: Language) => (values: Values) =>
    `${words[language]}\n\n${where[language](values)}\n\n${otherwise[language]}`
  return { en: phrase('en'), 'zh-CN': phrase('zh-CN'), 'zh-TW': phrase('zh-TW') }
}

/** E-mails to staff about a change of their own login. */
export const loginNoticeTexts = {
  authenticatorSet: notice({
    en: 'a new authenticator app was set up for your staff login. The old one and all recovery codes no longer work.',
    'zh-CN': '您的工作人员登录已设置新的验证器应用。原来的验证器和全部备用码已失效。',
    'zh-TW': '您的工作人員登入已設定新的驗證器 App。原來的驗證器和全部備用碼已失效。',
  }),
  codesRenewed: notice({
    en: 'new recovery codes were made for your staff login. The old ones no longer work.',
    'zh-CN': '您的工作人员登录已生成新的备用码。原来的备用码已失效。',
    'zh-TW': '您的工作人員登入已產生新的備用碼。原來的備用碼已失效。',
  }),
  codeUsed: notice({
    en: 'a recovery code of your staff login was used.',
    'zh-CN': '您的工作人员登录用掉了一个备用码。',
    'zh-TW': '您的工作人員登入用掉了一個備用碼。',
  }),
  passkeyAdded: notice({
    en: 'a passkey was added to your staff login.',
    'zh-CN': '您的工作人员登录已添加一个通行密钥。',
    'zh-TW': '您的工作人員登入已新增一個通行密鑰。',
  }),
  passkeyRemoved: notice({
    en: 'a passkey was removed from your staff login.',
    'zh-CN': '您的工作人员登录已移除一个通行密钥。',
    'zh-TW': '您的工作人員登入已移除一個通行密鑰。',
  }),
  newDevice: notice({
    en: 'your staff login was used on a device for the first time.',
    'zh-CN': '您的工作人员登录在一台新设备上使用。',
    'zh-TW': '您的工作人員登入在一台新裝置上使用。',
  }),
  staffPasswordChanged: notice({
    en: 'the password of your staff login was changed.',
    'zh-CN': '您的工作人员登录密码已更改。',
    'zh-TW': '您的工作人員登入密碼已更改。',
  }),
} satisfies Record<string, Phrase<Values>>

export type LoginNotice = keyof typeof loginNoticeTexts
