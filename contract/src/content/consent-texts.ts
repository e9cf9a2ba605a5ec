import { addFieldTexts } from '../fields/field-texts.ts'
import type { Texts } from '../language.ts'

const texts = {
  consentEnded: {
    en: 'The consent of somebody in this picture ends before that day. Renew it, or replace the picture.',
    'zh-CN': '图片中的人的同意届时已到期。请更新同意，或更换图片。',
    'zh-TW': '圖片中的人的同意屆時已到期。請更新同意，或更換圖片。',
  },
  consentMissing: {
    en: 'Somebody can be recognized in this picture and has not agreed. Ask for a signed consent, or replace the picture.',
    'zh-CN': '图片中有人可以被认出，但没有同意。请取得签字同意，或更换图片。',
    'zh-TW': '圖片中有人可以被認出，但沒有同意。請取得簽名同意，或更換圖片。',
  },
} satisfies Record<string, Texts>

type DomainTexts = typeof texts

declare module '../fields/field-texts.ts' {
  interface FieldTexts extends DomainTexts {}
}

addFieldTexts(texts)
