import { describe, expect, test } from 'vitest'
import { isSame, merged, withValue } from '../../console/app/ui/form/values.ts'

describe('[DESK-2] the values of a form of the console', () => {
  const begun = { day: '2026-12-01', reply: { en: '', 'zh-TW': '' }, roles: ['coordinator'] }

  test('follow the record where nobody has changed them, and stay where somebody has', () => {
    const typed = withValue(withValue(begun, 'reply.en', 'Thank you.'), 'roles', ['editor'])
    const now = { day: '2027-01-05', reply: { en: 'Many thanks.', 'zh-TW': '謝謝。' }, roles: ['trainer'] }
    expect(merged(typed, begun, now)).toEqual({
      day: '2027-01-05',
      reply: { en: 'Thank you.', 'zh-TW': '謝謝。' },
      roles: ['editor'],
    })
  })

  test('[K03] are the initial ones after a letter was typed and deleted', () => {
    const typed = withValue(begun, 'reply.en', 'a')
    expect(isSame(typed, begun)).toBe(false)
    expect(isSame(withValue(typed, 'reply.en', ''), begun)).toBe(true)
  })

  test('tell files apart', () => {
    const [one, other] = ['a.txt', 'b.txt'].map((name) => ({ file: new File(['x'], name, { lastModified: 1 }) }))
    expect(isSame(one, { file: new File(['x'], 'a.txt', { lastModified: 1 }) })).toBe(true)
    expect(isSame(one, other)).toBe(false)
  })
})
