import type { Schedule } from '@portal/contract/care/visits/schedules'
import { tidy } from '@portal/contract/person/tidy'

/** The numeric fields of a schedule, in form order. */
export const ruleNames = ['slotMinutes', 'capacity', 'leadHours', 'daysAhead'] as const
export type RuleName = (typeof ruleNames)[number]

/** A span of opening hours. */
export type Span = Schedule['hours'][number]

/** The form's values: numbers as typed. */
export type Entered = Record<RuleName, string> & { hours: readonly Span[] }

/** Weekdays, starting with Monday; 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const

/** Converts a schedule to form values. */
export function enteredFrom({ slotMinutes, capacity, leadHours, daysAhead, hours }: Schedule): Entered {
  const texts = Object.entries({ slotMinutes, capacity, leadHours, daysAhead }).map(([name, n]) => [name, String(n)])
  return { ...(Object.fromEntries(texts) as Record<RuleName, string>), hours }
}

/** Converts form values to the input of the call. Text that is no number becomes NaN, which the server refuses at its field. */
export function sentFrom(entered: Entered) {
  const typed = (name: RuleName) => tidy(entered[name], 'number')
  const numbers = Object.fromEntries(
    ruleNames.map((name) => [name, typed(name) === '' ? Number.NaN : Number(typed(name))]),
  ) as Record<RuleName, number>
  return { ...numbers, hours: [...entered.hours] }
}

/** The hours of a weekday as short text: `09:00–12:00, 13:00–17:00`. */
export function hoursInShort(hours: Schedule['hours'], weekday: number): string {
  return hours
    .filter((span) => span.weekday === weekday)
    .map(({ opens, closes }) => `${opens}–${closes}`)
    .join(', ')
}
