import { comparable } from '../../search/scripts.ts'
import type { Content } from '../shared/sealing.ts'

const runs = /\p{Script=Han}+|[^\P{L}\p{Script=Han}]+/gu
const han = /^\p{Script=Han}/u

/** Search terms of an application. */
export function wordsOf({ applicant, contact }: Content): string[] {
  const words = [applicant, contact].flatMap(({ firstName, lastName, phone }) => [
    ...nameWords(firstName, lastName),
    ...phoneWords(phone),
  ])
  const { medicaidId } = applicant
  return [...new Set([...words, ...(medicaidId ? [medicaidIdWord(medicaidId)] : [])])]
}

/** Search terms of both names; names of several words also as one, since people write Mei Ling, Mei-Ling and Meiling. */
export function nameWords(firstName: string, lastName: string): string[] {
  const [first, last] = [partsOf(firstName), partsOf(lastName)]
  const joined = [first, last].filter((parts) => parts.length > 1).map((parts) => parts.join(''))
  const whole = [...last, ...first].filter((part) => han.test(part)).join('')
  return [...first, ...last, ...joined, ...pairsOf(whole)].map((part) => `name ${part}`)
}

/** Search terms of a name: pairs of Chinese characters in either script; for other scripts whole words without accents. */
export function nameQuery(text: string): string[] {
  return partsOf(text)
    .flatMap((part) => (han.test(part) && [...part].length > 1 ? pairsOf(part) : [part]))
    .map((part) => `name ${part}`)
}

function partsOf(text: string): string[] {
  const plain = comparable(text)
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .normalize('NFC')
  return plain.match(runs) ?? []
}

function pairsOf(text: string): string[] {
  const characters = [...text]
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`)
}

/** Search terms for the endings of a phone number. */
export function phoneWords(phone: string): string[] {
  return [4, 7, 10].map((digits) => phoneWord(phone, digits))
}

/** Search term for the last digits of a phone number, without its extension. */
export function phoneWord(phone: string, digits: number): string {
  return `phone ${phone.replace(/;.*/, '').replace(/\D/g, '').slice(-digits)}`
}

/** Search term for a whole Medicaid ID. */
export function medicaidIdWord(medicaidId: string): string {
  return `medicaid ${medicaidId}`
}
