import { addFieldTexts } from '../fields/field-texts.ts'
import type { Texts } from '../language.ts'

const texts = {
  pushUnusable: {
    en: 'We cannot send notices to this browser. You will get text messages as before.',
    'zh-CN': '无法向这个浏览器发送通知。您仍会照常收到短信。',
    'zh-TW': '無法傳送通知到這個瀏覽器。您仍會照常收到簡訊。',
  },
} satisfies Record<string, Texts>

type DomainTexts = typeof texts

declare module '../fields/field-texts.ts' {
  interface FieldTexts extends DomainTexts {}
}

addFieldTexts(texts)
