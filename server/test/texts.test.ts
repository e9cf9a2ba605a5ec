import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languages } from '@portal/contract/language'
import { describe, expect, test } from 'vitest'
import { codeTexts, expiryTexts, registeredTexts, wantedTexts } from '../src/accounts/notice-texts.ts'
import { activityTexts } from '../src/activities/notice-texts.ts'
import { signUpTexts } from '../src/activities/sign-up-note.ts'
import { applicationPushTexts, applicationTexts, cardTexts } from '../src/care/shared/notice-texts.ts'
import { certificateTexts } from '../src/training/certificates/certificate-texts.ts'
import { trainingTexts } from '../src/training/notice-texts.ts'

type Text = string | ((...values: never[]) => string) | readonly Text[] | { [key: string]: Text }

const root = fileURLToPath(new URL('../../', import.meta.url))
const marked = (name: string | number) => `⟦${name}⟧`
// One-element lists print like their element, and can be joined where a text takes a list.
const positions = Array.from({ length: 9 }, (_, i) => [marked(i)])
const named = new Proxy({}, { get: (_, name) => marked(String(name)) })

/** The texts that have values in them, with these, by the path of the text. */
function filled(text: Text, values: unknown[], path = ''): Record<string, string> {
  if (typeof text === 'string') return {}
  if (typeof text === 'function') return { [path]: text(...(values as never[])) }
  const parts = Object.entries(text).map(([key, part]) => filled(part, values, `${path}.${key}`))
  return Object.assign({}, ...parts)
}

/** The values that texts show, by the path of the text: positions for `(day, reason) => …`, names for `({ title }) => …`. */
function shown(text: Text, values: unknown[]): Record<string, string[]> {
  const texts = Object.entries(filled(text, values))
  return Object.fromEntries(texts.map(([path, words]) => [path, [...new Set(words.match(/⟦\w+⟧/g))].sort()]))
}

const latin = Array.from({ length: 9 }, () => ['Mei'])
const latinNamed = new Proxy({}, { get: () => 'Mei' })

/** Texts in which a value in Latin letters touches Chinese characters, or is set off twice. */
function unspaced(text: Text, values: unknown[]): string[] {
  return Object.values(filled(text, values)).filter((words) => /\p{Script=Han}Mei|Mei\p{Script=Han}| {2}/u.test(words))
}

/** Messages and calendars of the server that have values in them. */
const messages = {
  ...codeTexts,
  ...registeredTexts,
  ...wantedTexts,
  whiteCardSubmitted: cardTexts.whiteCardSubmitted,
  ...expiryTexts,
  ...activityTexts,
  ...signUpTexts,
  ...applicationTexts,
  visitTomorrowPush: applicationPushTexts.visitTomorrow,
  ...trainingTexts,
  ...certificateTexts,
}

describe('every text shows the same values in all languages', () => {
  test.each(globSync('{web,console}/app/locales/en/!(index).ts', { cwd: root }))('of pages: %s', async (file) => {
    const [english, ...others] = await Promise.all(
      languages.map(async (language) => shown(await import(root + file.replace('/en/', `/${language}/`)), positions)),
    )
    for (const other of others) expect(other).toEqual(english)
  })

  test.each(Object.entries(messages))('of messages: %s', (_, text) => {
    const values = languages.map((language) => shown(text[language], [named])[''])
    expect(values).toEqual([values[0], values[0], values[0]])
    expect(values[0]).not.toEqual([])
  })
})

describe('a space stands between a value in Latin letters and Chinese characters', () => {
  test.each(globSync('{web,console}/app/locales/zh-*/!(index).ts', { cwd: root }))('in pages: %s', async (file) => {
    expect(unspaced(await import(root + file), latin)).toEqual([])
  })

  test.each(Object.entries(messages))('in messages: %s', (_, text) => {
    for (const language of ['zh-CN', 'zh-TW'] as const) expect(unspaced(text[language], [latinNamed])).toEqual([])
  })
})
