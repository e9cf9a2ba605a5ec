import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Language, languages } from '@portal/contract/language'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(root + file, 'utf8')
const files = (pattern: string) => globSync(pattern, { cwd: root })

interface Text {
  file: string
  words: string
}

const literal = String.raw`'(?:[^'\\\n]|\\.)*'|\`(?:[^\`\\]|\\.)*\``
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm
const sources = files('{server,contract,demo}/src/**/*.ts').concat('demo/film/scenes.ts')

/**
 * Every text of a language. The interface's files contain one language each; all other files name the language before
 * each text.
 */
function textsIn(language: Language): Text[] {
  const own = files(`{web,console}/app/locales/${language}/*.ts`).flatMap((file) => matches(file, literal))
  const key = language === 'en' ? String.raw`\ben` : `'${language}'`
  const keyed = sources.flatMap((file) => matches(file, String.raw`${key}:\s*(?:\([^)]*\) =>\s*)?(?:${literal})`))
  const captions = { file: `demo/film/captions.${language}.vtt`, words: read(`demo/film/captions.${language}.vtt`) }
  return [...own, ...keyed, captions]
}

function matches(file: string, pattern: string): Text[] {
  const code = read(file).replace(comment, '')
  return [...code.matchAll(new RegExp(pattern, 'g'))].map(([words]) => ({ file, words }))
}

/** The table of docs/how-to/write-texts.md for a language: words not to use, and what to write instead. */
function ruledOut(language: Language): { word: string; instead: string }[] {
  const [, table = ''] = read('docs/how-to/write-texts.md').split(/^## Words we do not use$/m)
  const rows = [...table.matchAll(/^\| ([\w-]+) +\| (.+?) +\| (.+?) +\|$/gm)].filter((row) => row[1] === language)
  return rows.flatMap(([, , words = '', instead = '']) => words.split(', ').map((word) => ({ word, instead })))
}

/** Matches English words as a whole and in any capitalization, Chinese ones anywhere. */
function has(words: string, word: string, language: Language): boolean {
  if (language !== 'en') return words.includes(word)
  const plain = word.replace(/[()]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\w-])${plain}(?!\w)`, 'i').test(words)
}

test.each(languages)('[USE-21] [USE-41] [USE-42] [USE-64] no text in %s uses a word that is ruled out', (language) => {
  const texts = textsIn(language)
  const words = ruledOut(language)
  expect(texts.length).toBeGreaterThan(1000)
  expect(words.length).toBeGreaterThan(20)
  const found = words.flatMap(({ word, instead }) =>
    texts
      .filter((text) => has(text.words, word, language))
      .map(({ file, words: output }) => `${file}: “${word}”, say “${instead}”: ${output.slice(0, 120)}`),
  )
  expect(found).toEqual([])
})

/** The one sentence that promises a contact, and the place that words it. */
const oneSentence = 'contract/src/contact-promise.ts'

test.each([
  ['en', /(contact|call|hear|answer)[^.]*within 24 hours/, /next working day/],
  ['zh-CN', /24 小时内[^。]*(联系|打电话|回复)/, /顺延|下一个工作日/],
  ['zh-TW', /24 小時內[^。]*(聯絡|打電話|回覆)/, /順延|下一個工作天/],
] as const)(
  '[USE-35] [USE-58] [ASK-19] in %s, one function promises a contact within 24 hours, and no text hedges',
  (language, promise, hedge) => {
    const texts = textsIn(language)
    expect([...new Set(texts.filter(({ words }) => promise.test(words)).map(({ file }) => file))]).toEqual([
      oneSentence,
    ])
    expect(texts.filter(({ words }) => hedge.test(words))).toEqual([])
  },
)
