import type { Language } from './language.ts'

/**
 * Dates and times for people, in pages, messages and lists, with one format per language. They are formatted from wall
 * times (YYYY-MM-DD HH:mm), so the reader's time zone does not change them. Neither a date nor a time is split across
 * lines. The home page needs only these two functions; the ones that combine date and time are in `moments.ts`.
 */

/** The date of a wall time, with the weekday but without the year, which upcoming dates do not need. */
export function formatDate(wall: string, language: Language): string {
  const date = new Date(`${wall.slice(0, 10)}T00:00:00Z`)
  const [, month, day] = wall.slice(0, 10).split('-')
  if (language === 'en')
    return `${englishWeekdays[date.getUTCDay()]},\u00a0${englishMonths[date.getUTCMonth()]?.slice(0, 3)}\u00a0${Number(day)}`
  const weekday = `${language === 'zh-CN' ? '周' : '週'}\u2060${'日一二三四五六'[date.getUTCDay()]}`
  return `${Number(month)}\u00a0月\u00a0${Number(day)}\u00a0日（${weekday}）`
}

// Not by `Intl`, whose first format blocks a slow phone for 40 ms or more while the page comes to life.
const englishWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
export const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The time of day of a wall time: `8:30 am`, `上午 8:30`. */
export function formatTime(wall: string, language: Language): string {
  const hour = Number(wall.slice(11, 13))
  const clock = `${hour % 12 || 12}:${wall.slice(14, 16)}`
  if (language === 'en') return `${clock}\u00a0${hour < 12 ? 'am' : 'pm'}`
  return `${partOfDay(hour)}\u00a0${clock}`
}

function partOfDay(hour: number): string {
  if (hour === 12) return '中\u2060午'
  if (hour < 12) return hour < 6 ? '凌\u2060晨' : '上\u2060午'
  return hour < 18 ? '下\u2060午' : '晚\u2060上'
}
