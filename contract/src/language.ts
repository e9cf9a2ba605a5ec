/** The interface languages, in menu order (S08). */
export const languages = ['en', 'zh-CN', 'zh-TW'] as const
export type Language = (typeof languages)[number]

/** Each language's own name for itself (S08). */
export const languageNames: Record<Language, string> = { en: 'English', 'zh-CN': '简体中文', 'zh-TW': '繁體中文' }

/** Managed text: one value per language. */
export type Texts = Record<Language, string>

/** A value for each language. */
export function inEachLanguage<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  return { en: valueIn('en'), 'zh-CN': valueIn('zh-CN'), 'zh-TW': valueIn('zh-TW') }
}

/**
 * An interface text with values in it: a function per language, so that the compiler checks the values. Pages, messages and
 * calendars all use this form.
 */
export type Phrase<Values> = Record<Language, (values: Values) => string>

/** Whether a value is an interface language. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/**
 * The interface language for a browser's preferred locale (S09): Simplified Chinese for zh-CN,
 * Traditional Chinese for every other zh locale, English for everything else.
 */
export function languageForLocale(locale: string | undefined): Language {
  const tag = (locale ?? '').trim().toLowerCase()
  if (tag === 'zh-cn') return 'zh-CN'
  return tag === 'zh' || tag.startsWith('zh-') ? 'zh-TW' : 'en'
}

const fallbacks: Record<Language, readonly Language[]> = {
  en: ['en', 'zh-TW', 'zh-CN'],
  'zh-CN': ['zh-CN', 'zh-TW', 'en'],
  'zh-TW': ['zh-TW', 'zh-CN', 'en'],
}

/** The closest language that has a text (design: zh-TW → zh-CN → en, en → zh-TW). */
export function nearestLanguage(texts: Partial<Texts>, language: Language): Language {
  return fallbacks[language].find((candidate) => texts[candidate]) ?? language
}

/** The text in the given language, or in the closest one that is not empty. */
export function inLanguage(texts: Partial<Texts>, language: Language): string {
  return texts[nearestLanguage(texts, language)] ?? ''
}
