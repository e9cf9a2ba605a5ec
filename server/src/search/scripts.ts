/// <reference path="./dictionaries.d.ts" />
import toTraditional from 'opencc-js/dict/STCharacters'
import toSimplified from 'opencc-js/dict/TSCharacters'
import { Converter } from 'opencc-js/t2cn'

const simplified = Converter({ from: 't', to: 'cn' })
const traditionalOf = new Map(pairsOf(toTraditional))
const simplifiedPairs = pairsOf(toSimplified).filter(([traditional, simple]) => traditional !== simple)

/** Text in the one form that words are compared in: lower case, Chinese in simplified characters. */
export function comparable(text: string): string {
  return simplified(text.normalize('NFKC').toLowerCase()).replace(/\s+/g, ' ').trim()
}

/** Comparable text in traditional characters, each by itself: enough for finding, not for reading. */
export function traditional(text: string): string {
  return Array.from(text, (character) => traditionalOf.get(character) ?? character).join('')
}

/** What turns traditional characters into the simplified ones of a comparable text: one after the other, in pairs. */
export function pairsIn(text: string): string {
  const used = new Set(text)
  return simplifiedPairs.flatMap(([from, to]) => (used.has(to) ? [from + to] : [])).join('')
}

function pairsOf(entries: string): [string, string][] {
  return entries.split('|').map((entry) => entry.split(' ').slice(0, 2) as [string, string])
}
