import type { Language } from './language.ts'
import { formatDate, formatTime } from './when.ts'

/** `Tue, Nov 24, 8:30 am`, `11 月 24 日（週二）上午 8:30`. Lines may break between the date and the time. */
export function formatMoment(wall: string, language: Language): string {
  return `${formatDate(wall, language)}${language === 'en' ? ', ' : ''}${formatTime(wall, language)}`
}

/** A past moment, with its year: `Tue, Nov 24, 2026, 8:30 am`. */
export function formatPastMoment(wall: string, language: Language): string {
  const year = wall.slice(0, 4)
  return language === 'en'
    ? `${formatDate(wall, language)},\u00a0${year}, ${formatTime(wall, language)}`
    : `${year}\u00a0年\u00a0${formatMoment(wall, language)}`
}

/** A span between two wall times; a span within one day gives the date once. */
export function formatSpan(start: string, end: string, language: Language): string {
  const until = start.slice(0, 10) === end.slice(0, 10) ? formatTime(end, language) : formatMoment(end, language)
  return `${formatMoment(start, language)}\u00a0– ${until}`
}
