import type { Language } from '@portal/contract/language'
import { englishMonths } from '@portal/contract/when'
import { useLanguage } from '../core/texts'

/** A date from the server (YYYY-MM-DD), formatted in the interface language. */
export function Day({ day }: { day: string }) {
  return <time dateTime={day}>{dayText(day, useLanguage())}</time>
}

/** Formats a date without converting it to the reader's time zone. */
export function dayText(day: string, language: Language): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return language === 'en' ? `${englishMonths[month - 1]} ${date}, ${year}` : `${year} 年 ${month} 月 ${date} 日`
}
