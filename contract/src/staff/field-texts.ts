import { addFieldTexts } from '../field-texts.ts'
import type { Texts } from '../language.ts'

const texts = {
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
} satisfies Record<string, Texts>

type DomainTexts = typeof texts

declare module '../field-texts.ts' {
  interface FieldTexts extends DomainTexts {}
}

addFieldTexts(texts)
