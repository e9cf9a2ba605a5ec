import type { Texts } from '@portal/contract/language'
import type { DemoHoliday } from './types.ts'

export const holidays: DemoHoliday[] = [
  { on: { month: 1, day: 1 }, name: { en: 'New Year’s Day', 'zh-CN': '元旦', 'zh-TW': '元旦' } },
  {
    on: { month: 1, weekday: 1, nth: 3 },
    name: { en: 'Martin Luther King Jr. Day', 'zh-CN': '马丁·路德·金纪念日', 'zh-TW': '馬丁路德金恩紀念日' },
  },
  { on: 'lunarNewYear', name: { en: 'Lunar New Year', 'zh-CN': '农历新年', 'zh-TW': '農曆新年' } },
  { on: { month: 2, weekday: 1, nth: 3 }, name: { en: 'Presidents’ Day', 'zh-CN': '总统日', 'zh-TW': '總統日' } },
  {
    on: { month: 5, weekday: 1, nth: 'last' },
    name: { en: 'Memorial Day', 'zh-CN': '阵亡将士纪念日', 'zh-TW': '國殤紀念日' },
  },
  { on: { month: 6, day: 19 }, name: { en: 'Juneteenth', 'zh-CN': '六月节', 'zh-TW': '六月節' } },
  { on: { month: 7, day: 4 }, name: { en: 'Independence Day', 'zh-CN': '美国独立日', 'zh-TW': '美國國慶日' } },
  { on: { month: 9, weekday: 1, nth: 1 }, name: { en: 'Labor Day', 'zh-CN': '美国劳动节', 'zh-TW': '美國勞工節' } },
  {
    on: { month: 10, weekday: 1, nth: 2 },
    name: {
      en: 'Columbus Day and Indigenous Peoples’ Day',
      'zh-CN': '哥伦布日（原住民日）',
      'zh-TW': '哥倫布日（原住民日）',
    },
  },
  { on: { month: 11, day: 11 }, name: { en: 'Veterans Day', 'zh-CN': '退伍军人节', 'zh-TW': '退伍軍人節' } },
  { on: { month: 11, weekday: 4, nth: 4 }, name: { en: 'Thanksgiving', 'zh-CN': '感恩节', 'zh-TW': '感恩節' } },
  { on: { month: 12, day: 25 }, name: { en: 'Christmas', 'zh-CN': '圣诞节', 'zh-TW': '聖誕節' } },
]

/** Name of the working day off for a holiday that falls on a weekend. */
export const observed = (name: Texts): Texts => ({
  en: `Day off for ${name.en}`,
  'zh-CN': `${name['zh-CN']}放假`,
  'zh-TW': `${name['zh-TW']}放假`,
})

export const staffTraining: Texts = { en: 'Staff training', 'zh-CN': '员工培训', 'zh-TW': '工作人員培訓' }
