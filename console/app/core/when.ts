import { serverNow } from '@portal/client/server-clock'
import type { Language } from '@portal/contract/language'
import { formatMoment, formatPastMoment } from '@portal/contract/moments'
import { formatDate } from '@portal/contract/when'

const newYork = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/New_York',
})

/** A day for people, with its year, from an ISO time. */
export function shownDay(iso: string, language: Language): string {
  return shownDate(wallOf(iso), language)
}

/** A day for people, with its year, from a date in New York such as 2026-11-24. */
export function shownDate(date: string, language: Language): string {
  const year = date.slice(0, 4)
  return language === 'en'
    ? `${formatDate(date, language)},\u00a0${year}`
    : `${year}\u00a0年\u00a0${formatDate(date, language)}`
}

/** A birth date, for which nobody needs the weekday, from a date such as 1947-05-06. */
export function shownBirth(date: string, language: Language): string {
  const [year, month, day] = date.split('-').map(Number)
  if (language === 'en') return birth.format(new Date(`${date}T00:00:00Z`))
  return `${year}\u00a0年\u00a0${month}\u00a0月\u00a0${day}\u00a0日`
}

const birth = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day and a time for people, from an ISO time. */
export function shownMoment(iso: string, language: Language): string {
  return formatPastMoment(wallOf(iso), language)
}

/** A day and a time that are near, so without a year, from an ISO time. */
export function shownNear(iso: string, language: Language): string {
  return formatMoment(wallOf(iso), language)
}

/** Today in New York, YYYY-MM-DD. */
export function today(): string {
  return dayAhead(0)
}

/** The New York day, YYYY-MM-DD, so many days from today. */
export function dayAhead(days: number): string {
  const day = new Date(`${newYorkNow().slice(0, 10)}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** The New York wall time now, or so many hours from now, YYYY-MM-DD HH:mm. */
export function newYorkNow(hoursAhead = 0): string {
  return wallOf(new Date(serverNow() + hoursAhead * 3_600_000).toISOString())
}

/** The New York wall time of an ISO time. */
export function wallOf(iso: string): string {
  return newYork.format(new Date(iso))
}
