import type { Texts } from '@portal/contract/language'
import { newYorkTime } from '@portal/contract/new-york'
import { holidays, observed } from './content/holidays.ts'
import type { DemoHoliday } from './content/types.ts'

const dayLength = 86_400_000
// New moons so near midnight that Intl names the wrong day.
const lunarNewYears: Record<number, string> = { 2027: '2027-02-06', 2030: '2030-02-03' }
const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', { timeZone: 'UTC', month: 'numeric', day: 'numeric' })

/** The holidays on which every office is closed, in the 24 months from the New York day of `now`. */
export function holidaysFrom(now: Date): { day: string; reason: Texts }[] {
  const from = newYorkTime(now).slice(0, 10)
  const year = Number(from.slice(0, 4))
  const until = `${year + 2}${from.slice(4)}`
  // New Year's Day on a Saturday is observed in the year before.
  const years = [0, 1, 2, 3].map((later) => year + later)
  const days = years.flatMap((one) => holidays.flatMap((holiday) => daysOff(holiday, one)))
  return days.filter(({ day }) => from <= day && day < until)
}

/** The first working day at least two weeks after the New York day of `now` that is not in `taken`. */
export function workingDayInTwoWeeks(now: Date, taken: readonly string[]): string {
  let day = dateOf(newYorkTime(now).slice(0, 10), 14)
  while (isWeekend(day) || taken.includes(written(day))) day = new Date(day.getTime() + dayLength)
  return written(day)
}

function daysOff({ on, name }: DemoHoliday, year: number) {
  if (on === 'lunarNewYear') return [{ day: lunarNewYears[year] ?? written(lunarNewYear(year)), reason: name }]
  const date = 'day' in on ? new Date(Date.UTC(year, on.month - 1, on.day)) : nthWeekday(year, on)
  const day = { day: written(date), reason: name }
  if (!isWeekend(date)) return [day]
  const working = new Date(date.getTime() + (date.getUTCDay() === 6 ? -dayLength : dayLength))
  return [day, { day: written(working), reason: observed(name) }]
}

function nthWeekday(year: number, on: { month: number; weekday: number; nth: number | 'last' }): Date {
  const days = Array.from({ length: 31 }, (_, i) => new Date(Date.UTC(year, on.month - 1, i + 1)))
  const matches = days.filter((day) => day.getUTCMonth() === on.month - 1 && day.getUTCDay() === on.weekday)
  return (on.nth === 'last' ? matches.at(-1) : matches[on.nth - 1]) as Date
}

/** The first day of the Chinese calendar falls between January 21 and February 21. */
function lunarNewYear(year: number): Date {
  const days = Array.from({ length: 32 }, (_, i) => new Date(Date.UTC(year, 0, 21 + i, 12)))
  return days.find((day) => {
    const parts = lunar.formatToParts(day)
    const value = (type: string) => parts.find((part) => part.type === type)?.value
    return value('month') === '1' && value('day') === '1'
  }) as Date
}

function isWeekend(day: Date): boolean {
  return day.getUTCDay() % 6 === 0
}

function dateOf(day: string, daysLater: number): Date {
  return new Date(Date.parse(`${day}T12:00:00Z`) + daysLater * dayLength)
}

function written(day: Date): string {
  return day.toISOString().slice(0, 10)
}
