import { addFieldTexts } from '../fields/field-texts.ts'
import type { Texts } from '../language.ts'

const texts = {
  versionFormat: {
    en: 'Use letters, digits, points and hyphens only, such as 2.1',
    'zh-CN': '只能用字母、数字、点和连字符，例如 2.1',
    'zh-TW': '只能用字母、數字、點和連字號，例如 2.1',
  },
  versionTaken: {
    en: 'There is a version of this number already. Versions that were published stay as they are.',
    'zh-CN': '已经有这个版本号。发布过的版本不能更改。',
    'zh-TW': '已經有這個版本號。發布過的版本不能更改。',
  },
} satisfies Record<string, Texts>

type DomainTexts = typeof texts

declare module '../fields/field-texts.ts' {
  interface FieldTexts extends DomainTexts {}
}

addFieldTexts(texts)
