/// <reference path="./dictionaries.d.ts" />
import toTraditional from 'opencc-js/dict/STCharacters'
import toSimplified from 'opencc-js/dict/TSCharacters'
import { Converter } from 'opencc-js/t2cn'

const simplified = Converter({ from: 't', to: 'cn' })
const traditionalOf = new Map(pairsOf(toTraditional))
const simplifiedPairs = pairsOf(toSimplified).filter(([traditional, simple]) => traditional !== simple)

/** Normalizes a text for comparing words: lower case, Chinese in simplified characters. */
export function comparable(text: string): string {
  return simplified(text.normalize('NFKC').toLowerCase()).replace(/\s+/g, ' ').trim()
}

/** Converts comparable text to traditional characters one by one: good enough for searching, not for reading. */
export function traditional(text: string): string {
  return Array.from(text, (character) => traditionalOf.get(character) ?? character).join('')
}

/** The pairs of a traditional and a simplified character whose simplified one occurs in a comparable text, concatenated. */
export function pairsIn(text: string): string {
  const used = new Set(text)
  return simplifiedPairs.flatMap(([from, to]) => (used.has(to) ? [from + to] : [])).join('')
}

function pairsOf(entries: string): [string, string][] {
  return entries.split('|').map((entry) => entry.split(' ').slice(0, 2) as [string, string])
}
