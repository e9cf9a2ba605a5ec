import { randomInt } from 'node:crypto'

/** Digits and capital letters without those that look alike: 0 and O, 1 and I. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A new certificate's number. Of 2^60 nobody guesses one, so that only holders of a certificate can look it up. */
export function newCertificateNumber(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group()].join('-')
}
