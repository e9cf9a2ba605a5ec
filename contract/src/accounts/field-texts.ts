import { addFieldTexts } from '../fields/field-texts.ts'
import type { Texts } from '../language.ts'

const texts = {
  phoneTaken: {
    en: 'This phone number already has an account. Please log in, or reset your password.',
    'zh-CN': '这个电话号码已经注册过。请登录，或者重设密码。',
    'zh-TW': '這個電話號碼已經註冊過。請登入，或者重設密碼。',
  },
  passwordCommon: {
    en: 'Many people use this password, so it is easy to guess. Please choose another one.',
    'zh-CN': '这个密码太常用，容易被猜到。请换一个。',
    'zh-TW': '這個密碼太常見，容易被猜到。請換一個。',
  },
  passwordWrong: {
    en: 'This is not your password.',
    'zh-CN': '密码不正确。',
    'zh-TW': '密碼不正確。',
  },
  passwordSame: {
    en: 'This is your password already. Please choose a new one.',
    'zh-CN': '这就是您现在的密码，请换一个新的。',
    'zh-TW': '這就是您現在的密碼，請換一個新的。',
  },
  expiryMissing: {
    en: 'Until when is this document valid? If it does not expire, please say so.',
    'zh-CN': '这份文件有效到哪一天？如果没有期限，请注明。',
    'zh-TW': '這份文件有效到哪一天？如果沒有期限，請註明。',
  },
  medicaidIdTaken: {
    en: 'Another account uses this white card. Please check it, or call us.',
    'zh-CN': '这张白卡已用于其他账户。请检查号码，或打电话给我们。',
    'zh-TW': '這張白卡已用於其他帳戶。請檢查號碼，或打電話給我們。',
  },
} satisfies Record<string, Texts>

type DomainTexts = typeof texts

declare module '../fields/field-texts.ts' {
  interface FieldTexts extends DomainTexts {}
}

addFieldTexts(texts)
