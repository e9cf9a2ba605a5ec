import type { Language } from '@portal/contract/language'
import { formatMoment, formatPastMoment } from '@portal/contract/moments'
import { newYorkTime } from '@portal/contract/new-york'
import { formatDate } from '@portal/contract/when'

/** Formats the day of an ISO time, with its year. */
export function shownDay(iso: string, language: Language): string {
  return shownDate(newYorkTime(new Date(iso)), language)
}

/** Formats a New York day (YYYY-MM-DD), with its year. */
export function shownDate(date: string, language: Language): string {
  const year = date.slice(0, 4)
  return language === 'en'
    ? `${formatDate(date, language)},\u00a0${year}`
    : `${year}\u00a0年\u00a0${formatDate(date, language)}`
}

/** Formats a birth date (YYYY-MM-DD), without the weekday. */
export function shownBirth(date: string, language: Language): string {
  const [year, month, day] = date.split('-').map(Number)
  if (language === 'en') return birth.format(new Date(`${date}T00:00:00Z`))
  return `${year}\u00a0年\u00a0${month}\u00a0月\u00a0${day}\u00a0日`
}

const birth = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats an ISO time, with its year. */
export function shownMoment(iso: string, language: Language): string {
  return formatPastMoment(newYorkTime(new Date(iso)), language)
}

/** Formats an ISO time in the near past or future, without the year. */
export function shownNear(iso: string, language: Language): string {
  return formatMoment(newYorkTime(new Date(iso)), language)
}
