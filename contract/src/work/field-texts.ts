import { addFieldTexts } from '../fields/field-texts.ts'
import type { Texts } from '../language.ts'

const texts = {
  snoozeRange: {
    en: 'Please choose a day after today, within a year.',
    'zh-CN': '请选择今天之后、一年以内的日期。',
    'zh-TW': '請選擇今天之後、一年以內的日期。',
  },
} satisfies Record<string, Texts>

type DomainTexts = typeof texts

declare module '../fields/field-texts.ts' {
  interface FieldTexts extends DomainTexts {}
}

addFieldTexts(texts)
