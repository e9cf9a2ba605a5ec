import { addFieldTexts } from '../fields/field-texts.ts'
import type { Texts } from '../language.ts'

const texts = {
  quotaTaken: {
    en: 'More people than that are signed up already.',
    'zh-CN': '已报名的人数超过这个名额。',
    'zh-TW': '已報名的人數超過這個名額。',
  },
  checkInCodeWrong: {
    en: 'Nobody who is signed up has this code.',
    'zh-CN': '没有报名者使用这个签到码。',
    'zh-TW': '沒有報名者使用這個報到碼。',
  },
  unknownCity: {
    en: 'We have no activities in this borough.',
    'zh-CN': '这个地区没有活动。',
    'zh-TW': '這個地區沒有活動。',
  },
  endFirst: {
    en: 'The end has to be later than the start.',
    'zh-CN': '结束时间必须晚于开始时间。',
    'zh-TW': '結束時間必須晚於開始時間。',
  },
  signUpTooLate: {
    en: 'Sign-up has to end before the activity starts, or as it starts.',
    'zh-CN': '报名最晚在活动开始时截止。',
    'zh-TW': '報名最晚在活動開始時截止。',
  },
} satisfies Record<string, Texts>

type DomainTexts = typeof texts

declare module '../fields/field-texts.ts' {
  interface FieldTexts extends DomainTexts {}
}

addFieldTexts(texts)
