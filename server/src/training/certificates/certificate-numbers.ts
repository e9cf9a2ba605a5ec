import { randomInt } from 'node:crypto'

/** Digits and capital letters without the look-alikes 0 and O, 1 and I. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Generates a certificate number. It cannot be guessed among 2^60, so only people who have a certificate can look it up. */
export function newCertificateNumber(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group()].join('-')
}
