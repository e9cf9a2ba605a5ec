import type { Schedule } from '@portal/contract/care/staff-schedules'
import { tidy } from '@portal/contract/tidy'

/** The numbers of a schedule that staff enter, in the order of the form. */
export const ruleNames = ['slotMinutes', 'capacity', 'leadHours', 'daysAhead'] as const
export type RuleName = (typeof ruleNames)[number]

/** A span of opening hours in the form; `key` stays while others come and go. */
export interface Span {
  key: string
  weekday: number
  opens: string
  closes: string
}

/** What stands in the form: numbers as typed. */
export interface Entered {
  rules: Record<RuleName, string>
  hours: Span[]
}

/** Weekdays from Monday on; 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const

/** The form with a schedule in it. */
export function enteredFrom(schedule: Schedule): Entered {
  const { slotMinutes, capacity, leadHours, daysAhead, hours } = schedule
  const texts = Object.entries({ slotMinutes, capacity, leadHours, daysAhead }).map(([name, n]) => [name, String(n)])
  return { rules: Object.fromEntries(texts), hours: hours.map((span) => newSpan(span)) }
}

/** A span with a key of its own. */
export function newSpan(span: Omit<Span, 'key'>): Span {
  return { ...span, key: crypto.randomUUID() }
}

/** What is sent. Text that is no number is sent as NaN, which the server refuses at its field. */
export function sentFrom({ rules, hours }: Entered) {
  const typed = (name: RuleName) => tidy(rules[name], 'number')
  const numbers = Object.fromEntries(
    ruleNames.map((name) => [name, typed(name) === '' ? Number.NaN : Number(typed(name))]),
  ) as Record<RuleName, number>
  return { ...numbers, hours: hours.map(({ weekday, opens, closes }) => ({ weekday, opens, closes })) }
}

/** The hours of a weekday in short: `09:00–12:00, 13:00–17:00`. */
export function hoursInShort(hours: Schedule['hours'], weekday: number): string {
  return hours
    .filter((span) => span.weekday === weekday)
    .map(({ opens, closes }) => `${opens}–${closes}`)
    .join(', ')
}
