import { addFieldTexts } from '../fields/field-texts.ts'
import type { Texts } from '../language.ts'

const texts = {
  momentPassed: {
    en: 'This time is over. Please choose a later one.',
    'zh-CN': '这个时间已过，请选择更晚的时间。',
    'zh-TW': '這個時間已過，請選擇更晚的時間。',
  },
  notRead: {
    en: 'Nobody has read this language since it was changed. Please read it first.',
    'zh-CN': '这个语言更改后还没有人读过，请先读一遍。',
    'zh-TW': '這個語言更改後還沒有人讀過，請先讀一遍。',
  },
  orderChanged: {
    en: 'Someone else has changed this order. Please load it again.',
    'zh-CN': '顺序已被别人更改，请重新加载。',
    'zh-TW': '順序已被別人更改，請重新載入。',
  },
} satisfies Record<string, Texts>

type DomainTexts = typeof texts

declare module '../fields/field-texts.ts' {
  interface FieldTexts extends DomainTexts {}
}

addFieldTexts(texts)
