import type { Schedule } from '@portal/contract/care/visits/schedules'
import { tidy } from '@portal/contract/person/tidy'

/** The numbers of a schedule that staff enter, in the order of the form. */
export const ruleNames = ['slotMinutes', 'capacity', 'leadHours', 'daysAhead'] as const
export type RuleName = (typeof ruleNames)[number]

/** A span of opening hours. */
export type Span = Schedule['hours'][number]

/** What stands in the form: numbers as typed. */
export type Entered = Record<RuleName, string> & { hours: readonly Span[] }

/** Weekdays from Monday on; 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const

/** The form with a schedule in it. */
export function enteredFrom({ slotMinutes, capacity, leadHours, daysAhead, hours }: Schedule): Entered {
  const texts = Object.entries({ slotMinutes, capacity, leadHours, daysAhead }).map(([name, n]) => [name, String(n)])
  return { ...(Object.fromEntries(texts) as Record<RuleName, string>), hours }
}

/** What is sent. Text that is no number is sent as NaN, which is refused at its field. */
export function sentFrom(entered: Entered) {
  const typed = (name: RuleName) => tidy(entered[name], 'number')
  const numbers = Object.fromEntries(
    ruleNames.map((name) => [name, typed(name) === '' ? Number.NaN : Number(typed(name))]),
  ) as Record<RuleName, number>
  return { ...numbers, hours: [...entered.hours] }
}

/** The hours of a weekday in short: `09:00–12:00, 13:00–17:00`. */
export function hoursInShort(hours: Schedule['hours'], weekday: number): string {
  return hours
    .filter((span) => span.weekday === weekday)
    .map(({ opens, closes }) => `${opens}–${closes}`)
    .join(', ')
}
