import { tidy } from '@portal/contract/person/tidy'

/** The Western year of year 1 of the Republic (民國). */
export const firstRepublicYear = 1912

/** Converts a year of the Republic, such as 民國37, to the Western year; other years only to ASCII digits. */
export function westernYear(typed: string): string {
  const year = tidy(typed, 'plain')
  const republic = /^(?:民[國国]?|ROC|R\.O\.C\.)\s*(\d{1,3})\s*年?$/iu.exec(year)
  return republic ? String(firstRepublicYear - 1 + Number(republic[1])) : year
}
