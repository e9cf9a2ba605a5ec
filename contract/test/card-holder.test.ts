import { describe, expect, test } from 'vitest'
import { CardHolder, CardName } from '../src/care/shared/card-holder.ts'
import { fieldTexts, isFieldMessage } from '../src/fields/field-texts.ts'
import { languages } from '../src/language.ts'

const messageOf = (value: unknown) => CardName.safeParse(value).error?.issues[0]?.message

describe('[X12-7] a name as a white card prints it', () => {
  test.each([
    ['CHEN', 'CHEN'],
    ['  chen ', 'CHEN'],
    ['ＣＨＥＮ', 'CHEN'],
    ['Mei\u3000Ling', 'MEI LING'],
    ['Mei\u00a0 Ling', 'MEI LING'],
    ['Mei\u2011Ling', 'MEI-LING'],
    ['O\u2018Hara', "O'HARA"],
    ["O'Hara", "O'HARA"],
    ['che\u200bn', 'CHEN'],
    ['José', 'JOSÉ'],
    ['Nguyễn', 'NGUYỄN'],
    ['WONG, JR.', 'WONG, JR.'],
  ])('"%s" is taken as "%s"', (typed, name) => {
    expect(CardName.parse(typed)).toBe(name)
  })

  test.each([
    ['陳', 'cardName'],
    ['CHEN 陳', 'cardName'],
    ['Иванов', 'cardName'],
    ['CHEN1', 'cardName'],
    ['<b>', 'cardName'],
    ['-', 'cardName'],
    ['', 'required'],
    ['   ', 'required'],
    [undefined, 'required'],
    ['A'.repeat(51), 'tooLong'],
  ])('"%s" is refused: %s', (typed, message) => {
    expect(messageOf(typed)).toBe(message)
  })

  test.each([
    [{ birthDate: '2999-01-01' }, 'birthFuture'],
    [{ birthDate: '948-05-21' }, 'birthYear'],
    [{ birthDate: '1899-05-21' }, 'birthEarly'],
    [{ birthDate: '1948-02-31' }, 'birthDay'],
    [{ birthDate: '' }, 'birthDate'],
    [{ lastName: '陳' }, 'cardName'],
  ])('%o is refused at its field, in words of every language', (wrong, message) => {
    const typed = { lastName: 'CHEN', firstName: 'MEI', birthDate: '1948-05-21' }
    expect(CardHolder.parse(typed)).toEqual(typed)
    const [issue, ...more] = CardHolder.safeParse({ ...typed, ...wrong }).error?.issues ?? []
    expect([issue?.path, issue?.message, more]).toEqual([Object.keys(wrong), message, []])
    const words = languages.map((language) => isFieldMessage(message) && fieldTexts[message][language])
    expect(new Set(words).size).toBe(languages.length)
  })
})
