import type { VisitDay } from '@portal/contract/care/services/services'
import type { Language } from '@portal/contract/language'
import { useVisitTexts } from '../../../locales/visits'

/** Describes a day: the number of free slots, or why there are none. */
export function useReason(): (day: VisitDay) => string {
  const { calendar: words } = useVisitTexts()
  return ({ state, note, slots }) => {
    if (state === 'open') return words.free(slots.filter(({ free }) => free > 0).length)
    return note ? words.joined(words.states[state], note) : words.states[state]
  }
}

/** A month (YYYY-MM) in words. */
export function monthText(month: string, language: Language): string {
  const [year, number] = month.split('-').map(Number)
  return language === 'en' ? english.format(new Date(`${month}-01`)) : `${year} 年 ${number} 月`
}

const english = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The names of the weekdays, starting with Sunday, short and in full. */
export function weekdayNames(language: Language): { short: string; long: string }[] {
  const short = new Intl.DateTimeFormat(language, { weekday: language === 'en' ? 'short' : 'narrow', timeZone: 'UTC' })
  const long = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  // September 1, 2024 was a Sunday.
  return Array.from({ length: 7 }, (_, i) => {
    const day = Date.UTC(2024, 8, 1 + i)
    return { short: short.format(day), long: long.format(day) }
  })
}
