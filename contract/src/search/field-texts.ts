import { addFieldTexts } from '../fields/field-texts.ts'
import type { Texts } from '../language.ts'

const texts = {
  wordCount: {
    en: 'Please add at least 2 different words and at most 12.',
    'zh-CN': '请添加 2 到 12 个不同的词。',
    'zh-TW': '請加入 2 到 12 個不同的詞。',
  },
} satisfies Record<string, Texts>

type DomainTexts = typeof texts

declare module '../fields/field-texts.ts' {
  interface FieldTexts extends DomainTexts {}
}

addFieldTexts(texts)
