import { newYorkTime } from '@portal/contract/new-york'
import { describe, expect, test } from 'vitest'
import { momentOfWallTime, newYorkMoment } from '../src/time.ts'

describe('[F02] New York wall time', () => {
  test('has a date (10 characters) and a time (from character 11)', () => {
    const written = newYorkTime(new Date('2026-07-04T16:30:00Z'))
    expect([written.slice(0, 10), written.slice(11)]).toEqual(['2026-07-04', '12:30'])
  })

  test('follows daylight saving in both directions, including across midnight', () => {
    expect(newYorkTime(new Date('2026-03-08T06:59:00Z'))).toBe('2026-03-08 01:59')
    expect(newYorkTime(new Date('2026-03-08T07:00:00Z'))).toBe('2026-03-08 03:00')
    expect(newYorkTime(new Date('2026-11-01T06:30:00Z'))).toBe('2026-11-01 01:30')
    expect(newYorkTime(new Date('2026-01-01T04:59:00Z'))).toBe('2025-12-31 23:59')
  })

  test.each([
    ['2026-03-01T12:00:00Z', 7, '10:00', '2026-03-08T14:00:00.000Z'],
    ['2026-03-01T12:00:00Z', 6, '10:00', '2026-03-07T15:00:00.000Z'],
    ['2026-03-01T12:00:00Z', 7, '02:30', '2026-03-08T07:30:00.000Z'],
    ['2026-02-28T03:00:00Z', 1, '09:00', '2026-02-28T14:00:00.000Z'],
  ])('%s, %i days later at %s, is %s', (from, days, time, moment) => {
    expect(newYorkMoment(new Date(from), days, time).toISOString()).toBe(moment)
  })

  test.each([
    ['2026-07-04 12:30', '2026-07-04T16:30:00.000Z'],
    ['2026-01-04 00:00', '2026-01-04T05:00:00.000Z'],
    ['2026-03-08 01:59', '2026-03-08T06:59:00.000Z'],
    ['2026-03-08 03:00', '2026-03-08T07:00:00.000Z'],
    ['2026-11-01 01:30', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01 02:00', '2026-11-01T07:00:00.000Z'],
  ])('wall time %s is the moment %s', (written, moment) => {
    expect(momentOfWallTime(written)).toEqual({ at: new Date(moment) })
    expect(newYorkTime(new Date(moment))).toBe(written)
  })

  test.each([
    ['2026-03-08 02:00', 'skippedHour'],
    ['2026-03-08 02:59', 'skippedHour'],
    ['2027-03-14 02:30', 'skippedHour'],
    ['2026-02-29 12:00', 'wallTime'],
    ['2026-04-31 12:00', 'wallTime'],
    ['2026-04-00 12:00', 'wallTime'],
  ])('%s is not a valid wall time: %s', (written, problem) => {
    expect(momentOfWallTime(written)).toMatchObject({ problem })
  })
})
