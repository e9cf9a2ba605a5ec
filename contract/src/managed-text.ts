import * as z from 'zod/mini'
import { fieldMessage } from './fields/field-message.ts'
import { isLanguage, languages, type Texts } from './language.ts'

/** Managed text as entered by staff: one value per language, at least one of them filled in. */
export function managedText(inOneLanguage: z.core.$ZodType<string, string>) {
  return perLanguage(inOneLanguage).check(z.refine(isWritten, fieldMessage('required')))
}

/** Managed text that may be empty in every language. */
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
 * Checks that texts that belong together exist in the same languages, so that no reader gets a title in one language and the body
 * in another. Texts that are empty in all languages are ignored.
 */
export function inSameLanguages<T extends Record<string, unknown>>(...names: (keyof T & string)[]) {
  return z.check<T>(({ value, issues }) => {
    const texts = names.map((name) => ({ name, texts: value[name] as Texts })).filter((one) => isWritten(one.texts))
    for (const language of languages) {
      if (!texts.some((one) => one.texts[language])) continue
      for (const { name, texts: one } of texts)
        if (!one[language])
          issues.push({ code: 'custom', path: [name, language], message: fieldMessage('required'), input: '' })
    }
  })
}

/** Managed text in all its languages, as returned to staff. */
export const AllTexts = z.object({ en: z.string(), 'zh-CN': z.string(), 'zh-TW': z.string() })

/** The language of the returned text, which differs from the reader's if there is no translation. */
export const WrittenIn = z
  .string()
  .check(z.refine(isLanguage), z.describe('language of the texts; another than asked for when there is no translation'))
