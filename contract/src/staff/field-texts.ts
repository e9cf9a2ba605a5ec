import { addFieldTexts } from '../fields/field-texts.ts'
import type { Texts } from '../language.ts'

const texts = {
  auditEnd: {
    en: 'An end of the log looks like 1234:9f86d0… with 64 letters and digits after the colon.',
    'zh-CN': '日志末尾的格式如 1234:9f86d0…，冒号后有 64 个字母和数字。',
    'zh-TW': '紀錄末尾的格式如 1234:9f86d0…，冒號後有 64 個字母和數字。',
  },
  codeStale: {
    en: 'This code is not right, too old or already used. Wait for the next one in your app and enter it.',
    'zh-CN': '这个验证码不正确、已过期或已用过。请等应用显示下一个验证码再填写。',
    'zh-TW': '這個驗證碼不正確、已過期或已用過。請等 App 顯示下一個驗證碼再填寫。',
  },
  secondFactor: {
    en: 'Enter the 6 digits from your app, or a recovery code such as 4KTNM-X8WPC.',
    'zh-CN': '请填写应用上的 6 位数字，或者一个备用码，例如 4KTNM-X8WPC。',
    'zh-TW': '請填寫 App 上的 6 位數字，或者一組備用碼，例如 4KTNM-X8WPC。',
  },
  emailTaken: {
    en: 'Somebody of the office already has this e-mail.',
    'zh-CN': '已有工作人员使用这个电子邮件。',
    'zh-TW': '已有工作人員使用這個電子郵件。',
  },
  searchMore: {
    en: 'Please enter at least the last 4 digits of a phone number, or 2 letters of a name or an e-mail.',
    'zh-CN': '请至少填写电话号码的最后 4 位，或姓名、电子邮件的前 2 个字。',
    'zh-TW': '請至少填寫電話號碼的最後 4 碼，或姓名、電子郵件的前 2 個字。',
  },
} satisfies Record<string, Texts>

type DomainTexts = typeof texts

declare module '../fields/field-texts.ts' {
  interface FieldTexts extends DomainTexts {}
}

addFieldTexts(texts)
