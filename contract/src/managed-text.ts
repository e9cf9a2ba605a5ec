import * as z from 'zod/mini'
import { isLanguage, languages, type Texts } from './language.ts'
import { say } from './say.ts'

/** Managed text as staff enter it: one value a language, in at least one of them. */
export function managedText(inOneLanguage: z.core.$ZodType<string, string>) {
  return perLanguage(inOneLanguage).check(z.refine(isWritten, say('required')))
}

/** Managed text that may be left out in every language. */
export function optionalText(inOneLanguage: z.core.$ZodType<string, string>) {
  return z._default(perLanguage(inOneLanguage), { en: '', 'zh-CN': '', 'zh-TW': '' })
}

function perLanguage(inOneLanguage: z.core.$ZodType<string, string>) {
  const text = z._default(z.union([z.literal(''), inOneLanguage]), '')
  return z.object({ en: text, 'zh-CN': text, 'zh-TW': text })
}

function isWritten(texts: Texts): boolean {
  return Object.values(texts).some(Boolean)
}

/**
 * Texts that belong together are there in the same languages, so that no reader gets a title in one and the body in another. One
 * that is left out altogether is no matter of this rule.
 */
export function inSameLanguages<T extends Record<string, unknown>>(...names: (keyof T & string)[]) {
  return z.check<T>(({ value, issues }) => {
    const texts = names.map((name) => ({ name, texts: value[name] as Texts })).filter((one) => isWritten(one.texts))
    for (const language of languages) {
      if (!texts.some((one) => one.texts[language])) continue
      for (const { name, texts: one } of texts)
        if (!one[language]) issues.push({ code: 'custom', path: [name, language], message: say('required'), input: '' })
    }
  })
}

/** Managed text in all its languages, as staff get it back. */
export const AllTexts = z.object({ en: z.string(), 'zh-CN': z.string(), 'zh-TW': z.string() })

/** The interface language that a text is written in; another than the reader's when there is no translation. */
export const WrittenIn = z
  .string()
  .check(z.refine(isLanguage), z.describe('language of the texts; another than asked for when there is no translation'))
