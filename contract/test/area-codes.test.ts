import { expect, test } from 'vitest'
import { Phone, TextedPhone } from '../src/person/person.ts'

const isTexted = (phone: string) => TextedPhone.safeParse(phone).success

test.each(['212-555-0123', '(917) 200-0100', '+1 787 555 0100', '340-693-0100', '671-555-0100'])(
  '[SEC-5] %s, of the United States or its territories, is texted',
  (phone) => expect(isTexted(phone)).toBe(true),
)

test.each([
  '416-555-0123',
  '876-555-0123',
  '809 555 0123',
  '900-555-0123',
  '212-976-0123',
  '800-555-0123',
  '500-555-0123',
])('[SEC-5] %s, foreign or premium-rate, is refused at the field but still works as a user name', (phone) => {
  expect(TextedPhone.safeParse(phone).error?.issues.map(({ message }) => message)).toEqual(['phoneNotUs'])
  expect(Phone.safeParse(phone).success).toBe(true)
})

test('[SEC-5] a value that is not a number gets only the format error', () => {
  expect(TextedPhone.safeParse('911 555 0147').error?.issues.map(({ message }) => message)).toEqual(['phone'])
})
