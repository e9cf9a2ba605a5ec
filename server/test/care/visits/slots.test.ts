import { describe, expect, test } from 'vitest'
import { bookableDays, countIn, findSlot, type Schedule, slotProblem, slotsOf } from '../../../src/care/visits/slots.ts'
import { momentOfWallTime } from '../../../src/time.ts'

const schedule: Schedule = {
  slotMinutes: 30,
  capacity: 2,
  leadHours: 24,
  daysAhead: 60,
  hours: [
    { weekday: 1, opens: '13:30', closes: '15:10' },
    { weekday: 1, opens: '09:00', closes: '10:30' },
    { weekday: 0, opens: '00:30', closes: '04:00' },
  ],
  closedDays: new Set(['2027-03-08']),
}
const at = (wall: string) => momentOfWallTime(wall).at
const now = at('2027-02-25 12:00')
const times = (day: string) => slotsOf(schedule, day).map(({ time }) => time)
const problem = (day: string, time: string, more: { taken?: number; now?: Date } = {}) => {
  const slot = findSlot(schedule, day, time, more.now ?? now)
  if (typeof slot === 'string') return slot
  return slotProblem(schedule, day, { startsAt: slot.startsAt, taken: more.taken ?? 0 }, more.now ?? now)
}

describe('[W02] when an office takes visits', () => {
  test('slots are whole, within the opening hours, and in order', () => {
    expect(times('2027-03-01')).toEqual(['09:00', '09:30', '10:00', '13:30', '14:00', '14:30'])
    expect(times('2027-03-02')).toEqual([])
    expect(times('2027-03-08')).toEqual([])
  })

  test('an hour skipped by daylight saving has no slots, a repeated hour has them once', () => {
    expect(times('2027-03-14')).toEqual(['00:30', '01:00', '01:30', '03:00', '03:30'])
    expect(times('2027-11-07')).toEqual(['00:30', '01:00', '01:30', '02:00', '02:30', '03:00', '03:30'])
    expect(problem('2027-03-14', '02:30')).toBe('slotUnknown')
  })

  test('each reason why a slot cannot be booked has its own code', () => {
    expect(problem('2027-03-01', '09:30')).toBeNull()
    expect(problem('2027-03-01', '09:30', { taken: 1 })).toBeNull()
    expect(problem('2027-03-01', '09:30', { taken: 2 })).toBe('slotFull')
    expect(problem('2027-02-22', '09:30')).toBe('slotPast')
    expect(problem('2027-03-01', '09:30', { now: at('2027-02-28 09:31') })).toBe('slotSoon')
    expect(problem('2027-03-01', '09:30', { now: at('2027-02-28 09:30') })).toBeNull()
    expect(problem('2027-04-26', '09:30')).toBeNull()
    expect(problem('2027-05-03', '09:30')).toBe('slotFar')
    expect(problem('2027-03-02', '09:30')).toBe('slotClosed')
    expect(problem('2027-03-08', '09:30')).toBe('slotHoliday')
    expect(problem('2027-03-01', '09:10')).toBe('slotUnknown')
    expect(problem('2027-03-01', '10:30')).toBe('slotUnknown')
    expect(problem('2027-02-30', '09:30')).toBe('slotUnknown')
  })

  test('a visit takes a place in every slot it overlaps, whatever the slot length was when it was booked', () => {
    const visit = { startsAt: at('2027-03-01 09:15'), endsAt: at('2027-03-01 10:00') }
    const counts = slotsOf(schedule, '2027-03-01').map((slot) => countIn(slot, schedule, [visit]))
    expect(counts).toEqual([1, 1, 0, 0, 0, 0])
  })

  test('lead time and booking window are counted in New York time across a clock change', () => {
    expect(bookableDays(schedule, at('2027-03-13 23:30'))).toEqual({ from: '2027-03-15', until: '2027-05-12' })
    expect(bookableDays(schedule, at('2027-11-06 23:30'))).toEqual({ from: '2027-11-07', until: '2028-01-05' })
  })
})
