import type { Language } from '@portal/contract/language'
import { formatMoment, formatPastMoment, formatSpan } from '@portal/contract/moments'
import { fullName, publicName } from '@portal/contract/person/names'
import { formatDate, formatTime } from '@portal/contract/when'
import { describe, expect, test } from 'vitest'
import { momentInWords, spanInWords } from '../src/time.ts'

/** The text as read, without non-breaking spaces and word joiners. */
const read = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

describe('[USE-22] dates and times for people have one format per language', () => {
  test.each([
    ['en', '2026-11-24 08:30', 'Tue, Nov 24, 8:30 am'],
    ['en', '2027-01-05 12:00', 'Tue, Jan 5, 12:00 pm'],
    ['zh-CN', '2026-11-24 08:30', '11 月 24 日（周二）上午 8:30'],
    ['zh-TW', '2026-11-24 08:30', '11 月 24 日（週二）上午 8:30'],
    ['zh-TW', '2027-01-05 12:00', '1 月 5 日（週二）中午 12:00'],
  ] as const)('in %s, %s is %s', (language, wall, words) => {
    expect(read(formatMoment(wall, language))).toBe(words)
  })

  test('a past moment includes its year', () => {
    expect(read(formatPastMoment('2025-11-24 08:30', 'en'))).toBe('Mon, Nov 24, 2025, 8:30 am')
    expect(read(formatPastMoment('2025-11-24 08:30', 'zh-CN'))).toBe('2025 年 11 月 24 日（周一）上午 8:30')
  })

  test('a span gives its date once, unless it ends on another day', () => {
    const span = (end: string, language: Language) => read(formatSpan('2026-11-24 22:30', end, language))
    expect(span('2026-11-24 23:30', 'en')).toBe('Tue, Nov 24, 10:30 pm – 11:30 pm')
    expect(span('2026-11-25 00:30', 'zh-TW')).toBe('11 月 24 日（週二）晚上 10:30 – 11 月 25 日（週三）凌晨 12:30')
  })

  test('no line breaks within a date or within a time', () => {
    for (const language of ['en', 'zh-CN', 'zh-TW'] as const) {
      expect(formatDate('2026-11-24', language)).not.toMatch(/[ ]|週二|周二/)
      expect(formatTime('2026-11-24 08:30', language)).not.toMatch(/[ ]|上午/)
    }
  })

  test('messages contain plain spaces only', () => {
    const [start, end] = [new Date('2026-11-24T13:30:00Z'), new Date('2026-11-24T15:00:00Z')]
    expect(momentInWords(start, 'zh-TW')).toBe('11 月 24 日（週二）上午 8:30')
    expect(spanInWords(start, end, 'en')).toBe('Tue, Nov 24, 8:30 am – 10:00 am')
  })
})

describe('[USE-9] names are written by the rules of their script', () => {
  test.each([
    ['美玉', '林', '林美玉', '林○○'],
    ['娜', '歐陽', '歐陽娜', '歐○'],
    ['Mei', 'Lin', 'Mei Lin', 'Mei L.'],
    ['Amy', '林', 'Amy 林', 'Amy'],
  ])('given name %s, family name %s: %s, and %s to strangers', (firstName, lastName, whole, shown) => {
    expect(fullName({ firstName, lastName })).toBe(whole)
    expect(publicName({ firstName, lastName })).toBe(shown)
  })
})
