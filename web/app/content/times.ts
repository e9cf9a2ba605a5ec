import type { Language } from '@portal/contract/language'

/**
 * A New York wall time (YYYY-MM-DD HH:mm) in words. It stays what is written, whatever the reader's time zone is. A line
 * may end between the date and the time.
 */
export function momentText(wall: string, language: Language): string {
  return `${dateText(wall, language)}${language === 'en' ? ', ' : ''}${timeText(wall, language)}`
}

/** From one wall time to another in words; the date is told once where it is the same. */
export function spanText(start: string, end: string, language: Language): string {
  const until = start.slice(0, 10) === end.slice(0, 10) ? timeText(end, language) : momentText(end, language)
  return `${momentText(start, language)}\u00a0– ${until}`
}

/** The wall time in New York at a moment. */
export function newYorkWall(moment: Date): string {
  const parts = Object.fromEntries(newYork.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`
}

const newYork = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const english = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })
const weekdays = {
  'zh-CN': ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  'zh-TW': ['週日', '週一', '週二', '週三', '週四', '週五', '週六'],
}

/** The date of a wall time in words; in Chinese neither the date nor the weekday is broken. */
export function dateText(wall: string, language: Language): string {
  const date = new Date(`${wall.slice(0, 10)}T00:00:00Z`)
  if (language === 'en') return english.format(date)
  const [year, month, day] = wall.slice(0, 10).split('-').map(Number)
  const weekday = [...(weekdays[language][date.getUTCDay()] ?? '')].join('\u2060')
  return `${year}\u00a0年\u00a0${month}\u00a0月\u00a0${day}\u00a0日（${weekday}）`
}

/** The time of day of a wall time in words, which stay on one line. */
export function timeText(wall: string, language: Language): string {
  const hour = Number(wall.slice(11, 13))
  const clock = `${hour % 12 || 12}:${wall.slice(14, 16)}`
  if (language === 'en') return `${clock}\u00a0${hour < 12 ? 'am' : 'pm'}`
  return `${hour < 12 ? '上' : hour === 12 ? '中' : '下'}\u2060午\u00a0${clock}`
}
