import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { line, visible } from '../src/text.ts'

test('a line of zero-width characters is empty; an emoji joined by them is text', () => {
  for (const text of ['\u200b', '\u00ad \u2060', '\u200d']) {
    const { error } = z.safeParse(line(20), text)
    expect(error?.issues.map(({ message }) => message)).toEqual(['required'])
  }
  for (const text of ['👩‍⚕️', '谢谢', 'a\u200b']) expect(z.safeParse(line(20), text).success).toBe(true)
})

test('an address parameter is cut between characters', () => {
  expect(visible(`${'a'.repeat(59)}😀`, 60)).toBe('a'.repeat(59))
  expect(visible(`${'a'.repeat(58)}😀b`, 60)).toBe(`${'a'.repeat(58)}😀`)
  expect(visible(' \ud800x\u0000y ', 60)).toBe('x y')
})
