import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Language } from '@portal/contract/language'

const { resolve } = createRequire(import.meta.url)
/**
 * Destination of the fonts in `npm run build`: their packages, with all weights, are five times as large and not part of an installed
 * portal.
 */
export const fontFolder = fileURLToPath(new URL('../../../build/fonts/', import.meta.url))
/** The font files of certificates, and their paths in the packages. */
export const fontFiles = new Map<string, string>()

export type Weight = 'regular' | 'bold'

/** The font files of a Noto family (docs/decisions/0109-certificates-in-every-script.md). */
export type Face = Record<Weight, string>

/** A script with letters that join, stack or run from right to left, or that no font of `plainFaces` has. */
export interface Script {
  letters: RegExp
  face: Face
  rightToLeft: boolean
}

export const scripts: readonly Script[] = [
  ...['Arabic', 'Hebrew', 'Thaana'].map((name) => scriptOf(name, { rightToLeft: true })),
  ...[
    'Armenian',
    'Bengali',
    'Devanagari',
    'Ethiopic',
    'Georgian',
    'Gujarati',
    'Gurmukhi',
    'Kannada',
    'Khmer',
    'Lao',
  ].map((name) => scriptOf(name)),
  ...['Malayalam', 'Myanmar', 'Oriya', 'Sinhala', 'Tamil', 'Telugu', 'Thai'].map((name) => scriptOf(name)),
  scriptOf('Hangul', { face: faceOf('noto-sans-kr', 'NotoSansKR') }),
  scriptOf('Tibetan', { face: faceOf('noto-serif-tibetan', 'NotoSerifTibetan') }),
]

/** Noto Sans with the glyphs of Taiwan and Hong Kong, the mainland, and Japan; and with all Latin, Greek and Cyrillic letters. */
const traditional = faceOf('noto-sans-tc', 'NotoSansTC')
const simplified = faceOf('noto-sans-sc', 'NotoSansSC')
const japanese = faceOf('noto-sans-jp', 'NotoSansJP')
const western = faceOf('noto-sans', 'NotoSans')

/**
 * The faces for Chinese, Japanese, Latin, Greek and Cyrillic letters, in order of preference. The Chinese ones place accents
 * badly and have wide apostrophes.
 */
export function plainFaces(text: string, language: Language): readonly Face[] {
  const chinese = language === 'zh-TW' ? [traditional, simplified] : [simplified, traditional]
  return eastAsian.test(text) ? [...chinese, japanese, western] : [western, ...chinese, japanese]
}

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u

function scriptOf(name: string, given: Partial<Script> = {}): Script {
  const face = given.face ?? faceOf(`noto-sans-${name.toLowerCase()}`, `NotoSans${name}`)
  return { letters: new RegExp(`\\p{Script=${name}}`, 'u'), rightToLeft: false, ...given, face }
}

/** The two weights of a family. */
function faceOf(folder: string, name: string): Face {
  const file = (weight: string) => {
    const font = `${name}_${weight}.ttf`
    const packaged = `@expo-google-fonts/${folder}/${weight}/${font}`
    fontFiles.set(font, packaged)
    return existsSync(fontFolder + font) ? fontFolder + font : resolve(packaged)
  }
  return { regular: file('400Regular'), bold: file('700Bold') }
}
