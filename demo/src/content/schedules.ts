import type { CityKey, DemoSchedule } from './types.ts'

const weekdays = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, opens: '09:00', closes: '12:30' },
  { weekday, opens: '13:30', closes: '17:30' },
])
const saturday = { weekday: 6, opens: '10:00', closes: '14:00' }

const usual: DemoSchedule = {
  slotMinutes: 30,
  capacity: 2,
  leadHours: 24,
  daysAhead: 60,
  hours: [...weekdays, saturday],
}

/** Opening hours for visits by city: the office's hours without the lunch break. */
export const schedules: Record<CityKey, DemoSchedule> = {
  manhattan: { ...usual, capacity: 3 },
  brooklyn: usual,
  queens: usual,
  'staten-island': { ...usual, hours: weekdays },
}
