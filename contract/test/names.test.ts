import { describe, expect, test } from 'vitest'
import { isNameOf, isolated } from '../src/person/names.ts'

describe('a typed name and the name of a person', () => {
  test.each([
    ['रीता शर्मा', 'रता शर्मा'],
    ['สมชาย ใจดี', 'สมชย จด'],
    ['প্রিয়া দাস', 'প্রয দস'],
    ['がくと やま', 'かくと やま'],
  ])('[BUG-5] %s is not %s: vowel signs and voicing are a part of the name', (name, other) => {
    const [firstName = '', lastName = ''] = name.split(' ')
    expect(isNameOf(name, { firstName, lastName })).toBe(true)
    expect(isNameOf(`${lastName}  ${firstName}`, { firstName, lastName })).toBe(true)
    expect(isNameOf(other, { firstName, lastName })).toBe(false)
  })

  test.each([
    ['Zoe Obrien', 'Zoë', "O'Brien"],
    ['OBRIEN, ZOË', 'Zoë', "O'Brien"],
    ['שרה לוי', 'שָׂרָה', 'לֵוִי'],
    ['محمد علي', 'مُحَمَّد', 'عَلِيّ'],
    ['Nguyen Van Anh', 'Vân Anh', 'Nguyễn'],
  ])('[BUG-5] %s is %s %s, whatever its accents and points', (typed, firstName, lastName) => {
    expect(isNameOf(typed, { firstName, lastName })).toBe(true)
  })
})

test('[BUG-20] a name inside a sentence turns no letters around but its own', () => {
  expect(isolated('photo\u202egpj.exe')).toBe('\u2068photogpj.exe\u2069')
  expect(isolated('a\u2069\u2067b')).toBe('\u2068ab\u2069')
})
