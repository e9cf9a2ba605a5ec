/// <reference path="./fontkit.d.ts" />
import { createRequire } from 'node:module'
import type { Language } from '@portal/contract/language'
import { openSync } from 'fontkit'

const { resolve } = createRequire(import.meta.url)

/** Noto Sans as it is written in Taiwan and Hong Kong, and as it is on the mainland (docs/decisions/0071-certificates.md). */
const traditional = {
  regular: resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf'),
}
const simplified = {
  regular: resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
}

export type Weight = 'regular' | 'bold'

/**
 * The font file for a text: the one of the language, unless only the other has all of its characters, as for a name in simplified
 * characters on a certificate in traditional ones.
 */
export function fontFor(text: string, language: Language, weight: Weight): string {
  const [first, second] = language === 'zh-TW' ? [traditional, simplified] : [simplified, traditional]
  return missing(text, first[weight]) <= missing(text, second[weight]) ? first[weight] : second[weight]
}

function missing(text: string, file: string): number {
  const font = openSync(file)
  return [...text].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)).length
}
