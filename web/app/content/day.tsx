import type { Language } from '@portal/contract/language'
import { useLanguage } from '../core/texts'

/** A date from the server (YYYY-MM-DD), formatted in the interface language. */
export function Day({ day }: { day: string }) {
  return <time dateTime={day}>{dayText(day, useLanguage())}</time>
}

const english = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a date without converting it to the reader's time zone. */
export function dayText(day: string, language: Language): string {
  const [year, month, date] = day.split('-').map(Number)
  return language === 'en' ? english.format(new Date(`${day}T00:00:00Z`)) : `${year} 年 ${month} 月 ${date} 日`
}
