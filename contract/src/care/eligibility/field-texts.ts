import { addFieldTexts } from '../../fields/field-texts.ts'
import type { Texts } from '../../language.ts'

const texts = {
  x12Id: {
    en: 'Please use capital letters and digits, 2 to 15 of them, as you were given it.',
    'zh-CN': '请按对方给您的写法填写，用大写字母和数字，2 到 15 位。',
    'zh-TW': '請按對方給您的寫法填寫，用大寫字母和數字，2 到 15 碼。',
  },
  x12Name: {
    en: 'Please use letters A to Z, digits, spaces, and . , - & only, up to 60.',
    'zh-CN': '只能用字母 A 到 Z、数字、空格和 . , - &，最多 60 个。',
    'zh-TW': '只能用字母 A 到 Z、數字、空格和 . , - &，最多 60 個。',
  },
  npi: {
    en: 'Please check the NPI: it has 10 digits, and the last one confirms the others.',
    'zh-CN': '请检查 NPI：共 10 位数字，最后一位用来校验前面的数字。',
    'zh-TW': '請檢查 NPI：共 10 位數字，最後一位用來檢驗前面的數字。',
  },
  answerFile: {
    en: 'This file is too large: an answer has less than 2 MB.',
    'zh-CN': '这个文件太大：答复文件应小于 2 MB。',
    'zh-TW': '這個檔案太大：答覆檔應小於 2 MB。',
  },
} satisfies Record<string, Texts>

type DomainTexts = typeof texts

declare module '../../fields/field-texts.ts' {
  interface FieldTexts extends DomainTexts {}
}

addFieldTexts(texts)
