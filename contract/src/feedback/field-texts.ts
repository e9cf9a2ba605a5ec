import { addFieldTexts } from '../fields/field-texts.ts'
import type { Texts } from '../language.ts'

const texts = {
  maxImages: {
    en: 'You can add up to 3 pictures.',
    'zh-CN': '最多可以添加 3 张图片。',
    'zh-TW': '最多可以加入 3 張圖片。',
  },
  reviewsPerDay: {
    en: 'You have sent 5 reviews today. Please write the next one tomorrow.',
    'zh-CN': '您今天已提交 5 条评价，请明天再写。',
    'zh-TW': '您今天已送出 5 則評價，請明天再寫。',
  },
} satisfies Record<string, Texts>

type DomainTexts = typeof texts

declare module '../fields/field-texts.ts' {
  interface FieldTexts extends DomainTexts {}
}

addFieldTexts(texts)
