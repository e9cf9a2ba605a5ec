/** The interface languages, in the order in which the language menu lists them (S08). */
export const languages = ['en', 'zh-CN', 'zh-TW'] as const
export type Language = (typeof languages)[number]

/** Each language's own name for itself (S08). */
export const languageNames: Record<Language, string> = { en: 'English', 'zh-CN': '简体中文', 'zh-TW': '繁體中文' }

/** Managed text: one value a language. */
export type Texts = Record<Language, string>

/**
 * A text of the portal's own with values in it: a function a language, so that the compiler knows the values of each. Pages, messages
 * and calendars have no other template.
 */
export type Phrase<Values> = Record<Language, (values: Values) => string>

/** Tells whether a value names an interface language. */
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

/** The language nearest to the wanted one in which there is a text (design: zh-TW → zh-CN → en, en → zh-TW). */
export function nearestLanguage(texts: Partial<Texts>, language: Language): Language {
  return fallbacks[language].find((candidate) => texts[candidate]) ?? language
}

/** The text in the wanted language, or the nearest one that is not empty. */
export function inLanguage(texts: Partial<Texts>, language: Language): string {
  return texts[nearestLanguage(texts, language)] ?? ''
}
