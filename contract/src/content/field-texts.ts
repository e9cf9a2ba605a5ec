import { addFieldTexts } from '../fields/field-texts.ts'
import type { Texts } from '../language.ts'

const texts = {
  allAtOnce: {
    en: 'Publish the changes of all languages together. Review this language first.',
    'zh-CN': '请把所有语言的更改一起发布。请先审阅这个语言的内容。',
    'zh-TW': '請把所有語言的變更一起發布。請先審閱這個語言的內容。',
  },
  captionsFormat: {
    en: 'Players cannot read these captions (WebVTT). Please choose the .vtt file again.',
    'zh-CN': '播放器无法读取这份字幕（WebVTT）。请重新选择 .vtt 文件。',
    'zh-TW': '播放器無法讀取這份字幕（WebVTT）。請重新選擇 .vtt 檔案。',
  },
  choiceUnpublished: {
    en: 'This is not on the site yet. Publish it first, or both with a release.',
    'zh-CN': '这一项还没有发布。请先发布它，或把两者放进同一批发布。',
    'zh-TW': '這一項還沒有發布。請先發布它，或把兩者放進同一批發布。',
  },
  dayBeforeOther: {
    en: 'Another version comes into force on a later day. Choose that day or a later one.',
    'zh-CN': '另有版本在更晚的日期生效。请选择那一天或更晚的日期。',
    'zh-TW': '另有版本在更晚的日期生效。請選擇那一天或更晚的日期。',
  },
  dayPassed: {
    en: 'This day has passed. Choose today or a later day.',
    'zh-CN': '这一天已过。请选择今天或以后的日期。',
    'zh-TW': '這一天已過。請選擇今天或以後的日期。',
  },
  linkFormat: {
    en: 'Please enter a web address that begins with https://',
    'zh-CN': '请输入以 https:// 开头的网址。',
    'zh-TW': '請輸入以 https:// 開頭的網址。',
  },
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
  numberBetween: {
    en: 'Please enter a number within the limits.',
    'zh-CN': '请输入范围以内的数字。',
    'zh-TW': '請輸入範圍以內的數字。',
  },
  orderChanged: {
    en: 'Someone else has changed this order. Please load it again.',
    'zh-CN': '顺序已被别人更改，请重新加载。',
    'zh-TW': '順序已被別人更改，請重新載入。',
  },
  pictureTwice: {
    en: 'This picture is in the gallery already.',
    'zh-CN': '图集里已经有这张图片。',
    'zh-TW': '圖集裡已經有這張圖片。',
  },
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
