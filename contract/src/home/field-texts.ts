import { addFieldTexts } from '../fields/field-texts.ts'
import type { Texts } from '../language.ts'

const texts = {
  filmNone: {
    en: 'This file is not an MP4 film. Please choose a file that ends in .mp4.',
    'zh-CN': '这个文件不是 MP4 视频。请选择以 .mp4 结尾的文件。',
    'zh-TW': '這個檔案不是 MP4 影片。請選擇以 .mp4 結尾的檔案。',
  },
  filmDamaged: {
    en: 'This film is damaged or incomplete. Please export it as MP4 again.',
    'zh-CN': '这个视频已损坏或不完整。请重新导出为 MP4。',
    'zh-TW': '這部影片已損壞或不完整。請重新匯出為 MP4。',
  },
  filmTooLarge: {
    en: 'This film is too large. Please export it smaller, for example at 1080p.',
    'zh-CN': '这个视频太大。请导出小一些的，例如 1080p。',
    'zh-TW': '這部影片太大。請匯出小一點的，例如 1080p。',
  },
  filmTooLong: {
    en: 'This film is longer than 30 minutes. Please choose a shorter one.',
    'zh-CN': '这个视频超过 30 分钟。请选择短一些的。',
    'zh-TW': '這部影片超過 30 分鐘。請選擇短一點的。',
  },
  filmPicture: {
    en: 'Some browsers cannot play the picture of this film. Please export it as H.264 (AVC), 8 bits.',
    'zh-CN': '有些浏览器无法播放这个视频的画面。请导出为 H.264（AVC），8 位。',
    'zh-TW': '有些瀏覽器無法播放這部影片的畫面。請匯出為 H.264（AVC），8 位元。',
  },
  filmSound: {
    en: 'Some browsers cannot play the sound of this film. Please export it with AAC sound.',
    'zh-CN': '有些浏览器无法播放这个视频的声音。请导出为 AAC 声音。',
    'zh-TW': '有些瀏覽器無法播放這部影片的聲音。請匯出為 AAC 聲音。',
  },
  filmNoRoom: {
    en: 'There is no room for this film on the server. Please tell those who run the portal.',
    'zh-CN': '服务器空间不足，放不下这个视频。请告诉负责网站的同事。',
    'zh-TW': '伺服器空間不足，放不下這部影片。請告訴負責網站的同事。',
  },
} satisfies Record<string, Texts>

type DomainTexts = typeof texts

declare module '../fields/field-texts.ts' {
  interface FieldTexts extends DomainTexts {}
}

addFieldTexts(texts)
