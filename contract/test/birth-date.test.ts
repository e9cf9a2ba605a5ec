import { describe, expect, test } from 'vitest'
import { BirthDate, birthDateProblem } from '../src/care/shared/birth-date.ts'

const today = new Date('2026-06-01T12:00:00Z')

describe('a date of birth', () => {
  test.each([
    ['1948-05-21', undefined],
    ['2024-02-29', undefined],
    ['', { parts: ['year', 'month', 'day'], message: 'birthDate' }],
    ['1948--21', { parts: ['month'], message: 'birthDate' }],
    ['1948-05-', { parts: ['day'], message: 'birthDate' }],
    ['1948-02-31', { parts: ['day'], message: 'birthDay' }],
    ['2023-02-29', { parts: ['day'], message: 'birthDay' }],
    ['1948-05-0', { parts: ['day'], message: 'birthDay' }],
    ['1948-05-xx', { parts: ['day'], message: 'birthDay' }],
    ['1948-13-01', { parts: ['month'], message: 'birthDate' }],
    ['48-05-21', { parts: ['year'], message: 'birthYear' }],
    ['0037-05-21', { parts: ['year'], message: 'birthYear' }],
    ['1900-01-01', undefined],
    ['1899-12-31', { parts: ['year'], message: 'birthEarly' }],
    ['2026-06-01', undefined],
    ['2026-06-02', { parts: ['year'], message: 'birthFuture' }],
    ['2027-05-21', { parts: ['year'], message: 'birthFuture' }],
  ])('[AX-17] %s: what is wrong with it, and in which part', (value, problem) => {
    expect(birthDateProblem(value, today)).toEqual(problem)
  })

  test('[USE-11] the schema names the same fault, and takes nothing that only looks like a date', () => {
    expect(BirthDate.safeParse('1948-02-31').error?.issues.map(({ message }) => message)).toEqual(['birthDay'])
    expect(BirthDate.safeParse(undefined).error?.issues.map(({ message }) => message)).toEqual(['birthDate'])
    expect(BirthDate.safeParse('1948-05-21T00:00').success).toBe(false)
    expect(BirthDate.parse('1948-05-21')).toBe('1948-05-21')
  })
})
