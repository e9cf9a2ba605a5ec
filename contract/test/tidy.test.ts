import { expect, test } from 'vitest'
import {
  CalledPhone,
  Code,
  Email,
  MedicaidId,
  PersonName,
  Phone,
  Postcode,
  personFields,
} from '../src/person/person.ts'
import { tidy, type Writing } from '../src/person/tidy.ts'

const writings = ['plain', 'number', 'name', 'line', 'lines', 'password'] as const satisfies readonly Writing[]

const ascii = (text: string) => text.replace(/[^ -~]/gu, (one) => `U+${one.codePointAt(0)?.toString(16)}`)

test.each(writings)('[BUG-5] what nobody sees is dropped from %s, and tidying again changes nothing', (writing) => {
  const hidden =
    '\u200b \u2060 \ufeff \u00ad \u200e \u200f \u202a \u202d \u202c \u2066 \u2069 \u061c \u180e \u007f \ufffc \u200d'
  for (const one of hidden.split(' ')) {
    const text = tidy(`${one}Ab${one}1${one}`, writing)
    expect(text, ascii(one)).toBe('Ab1')
    expect(tidy(text, writing)).toBe(text)
  }
})

test('[BUG-5] joiners stay in emoji and in scripts whose letters join', () => {
  for (const text of ['👩‍⚕️ 谢谢', 'نمی‌دانم', 'क्‍ष']) {
    expect(tidy(text, 'lines')).toBe(text)
    expect(tidy(text, 'line')).toBe(text)
  }
  expect(tidy('علی‌رضا', 'name')).toBe('علی‌رضا')
})

test('[BUG-5] [BUG-20] text of several lines keeps its blanks and punctuation, and has breaks for all that break a line', () => {
  expect(tidy(' 第一，\u3000“二”（三）\r\n４５\u2028b ', 'lines')).toBe('第一，\u3000“二”（三）\n４５\nb')
  expect(tidy('soft\vbreak\fpage\u0085next\u2029paragraph', 'lines')).toBe('soft\nbreak\npage\nnext\nparagraph')
})

const inOneForm: [what: string, schema: typeof PersonName, typed: string, kept: string][] = [
  ['name with an okina of a phone', PersonName, '‘Aolani', "'Aolani"],
  ['name with a real okina', PersonName, 'ʻAolani', 'ʻAolani'],
  ['name with an acute accent', PersonName, 'O´Brien', "O'Brien"],
  ['name with a prime', PersonName, 'O′Brien', "O'Brien"],
  ['name with a non-breaking hyphen', PersonName, 'Mary\u2011Ann', 'Mary-Ann'],
  ['name with a no-break space', PersonName, '\u00a0Mei\u00a0\u00a0Lin ', 'Mei Lin'],
  ['name with an ideographic space', PersonName, '林\u3000美玉', '林美玉'],
  ['name in full-width letters', PersonName, 'Ｍｅｉ', 'Mei'],
  ['name taken apart', PersonName, 'Jose\u0301', 'José'],
  ['name with middle dots', PersonName, '阿卜杜拉•买买提', '阿卜杜拉•买买提'],
  ['name with periods and a comma', PersonName, 'King, Jr. M.', 'King, Jr. M.'],
  ['name in Devanagari', PersonName, 'अक्‍षय', 'अक्‍षय'],
  ['phone of an iPhone’s contacts', Phone, '\u202d+1 (212) 555-0123\u202c', '+12125550123'],
  ['phone with figure dashes', Phone, '212‒555−0123', '+12125550123'],
  ['phone with no-break spaces', Phone, '212\u00a0555\u202f0123', '+12125550123'],
  ['phone in Arabic digits', Phone, '(٢١٢) ٥٥٥-٠١٢٣', '+12125550123'],
  ['code in full-width digits', Code, '１２３４５６', '123456'],
  ['code in Persian digits', Code, '۱۲۳۴۵۶', '123456'],
  ['code in digits of Devanagari', Code, '०१२७८९', '012789'],
  ['postcode in Bengali digits', Postcode, '১১৩৫৪', '11354'],
  ['code with a zero-width blank', Code, '123\u200b456', '123456'],
  ['code with an en dash', Code, '123–456', '123456'],
  ['Medicaid ID with a zero-width blank', MedicaidId, 'ab\u200b12345c', 'AB12345C'],
  ['Medicaid ID in full-width letters', MedicaidId, 'ＡＢ－１２３４５－Ｃ', 'AB12345C'],
  ['postcode with an en dash', Postcode, '11354–1234', '11354'],
  ['postcode behind its state', Postcode, 'NY\u00a011354', '11354'],
  ['e-mail in an international domain', Email, 'Mei@Bücher.example', 'mei@bücher.example'],
  ['e-mail in Chinese', Email, '用户@例子.广告', '用户@例子.广告'],
  ['e-mail of a Chinese keyboard', Email, 'mei＠example。com', 'mei@example.com'],
  ['e-mail with a turned quote', Email, 'o’brien@example.com', "o'brien@example.com"],
]
test.each(inOneForm)('[BUG-5] %s', (_, schema, typed, kept) => {
  expect(schema.safeParse(typed)).toEqual({ success: true, data: kept })
})

test('[BUG-11] a phone that staff call may have an extension, written in any way; one that gets texts may not', () => {
  for (const end of [
    'x4',
    ' x 4',
    'ext4',
    ' ext. 4',
    ', extension 4',
    ' #4',
    ';ext=4',
    ',4',
    ' 分機 4',
    ' 分机：4',
    '轉4',
    '转 4',
    ' (內線4)',
  ]) {
    expect(CalledPhone.safeParse(`212-555-0123${end}`).data, end).toBe('+12125550123;ext=4')
    expect(Phone.safeParse(`212-555-0123${end}`).error?.issues.map(({ message }) => message)).toEqual([
      'phoneExtension',
    ])
  }
  for (const other of ['212-555-01234', '212-555-012', '212-555-0123 call me', '212-555-0123 x1234567'])
    expect(CalledPhone.safeParse(other).success, other).toBe(false)
})

test('[BUG-11] a city may have its state behind it, and an apartment may be described', () => {
  for (const typed of ['New York, NY', 'New York, N.Y.', 'New York NY', 'New York, New York'])
    expect(personFields.city.safeParse(typed).data, typed).toBe('New York')
  const apartment = 'Rear building, floor 2'
  expect(personFields.apartment.safeParse(apartment).data).toBe(apartment)
})

test('[BUG-5] names, phones and addresses that are none stay refused', () => {
  for (const name of ['Mei2', '<b>Mei</b>', "'", '-', '王😀', 'Mei@home'])
    expect(PersonName.safeParse(name).success, name).toBe(false)
  for (const email of [
    'mei',
    'mei@',
    '@example.com',
    'mei@example',
    'mei@-a.com',
    'mei@a..com',
    'mei@1.2.3.4',
    'a b@c.de',
    'mei@例',
  ])
    expect(Email.safeParse(email).success, email).toBe(false)
})
