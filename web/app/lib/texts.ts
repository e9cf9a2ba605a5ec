import type { Language } from '@portal/contract/language'
import { createContext, useContext } from 'react'
import type { Locale } from '../locales/en'
import { currentLanguage } from './language'

const loaded = new Map<Language, Locale>()

const importers: Record<Language, () => Promise<Locale>> = {
  en: () => import('../locales/en').then((m) => m.en),
  'zh-CN': () => import('../locales/zh-CN').then((m) => m.zhCN),
  'zh-TW': () => import('../locales/zh-TW').then((m) => m.zhTW),
}

/** Fetches a language's texts; each is fetched once. */
export async function loadTexts(language: Language): Promise<Locale> {
  const known = loaded.get(language)
  if (known) return known
  const locale = await importers[language]()
  loaded.set(language, locale)
  return locale
}

/**
 * A loaded language's texts. The default is the interface's current one (browser only).
 * @throws Error when they were not loaded first.
 */
export function texts(language: Language = currentLanguage()): Locale {
  const locale = loaded.get(language)
  if (!locale) throw new Error(`the texts of ${language} are not loaded`)
  return locale
}

export interface Speech {
  language: Language
  texts: Locale
}

export const SpeechContext = createContext<Speech | null>(null)

/** The interface language of this page. */
export function useLanguage(): Language {
  return useSpeech().language
}

/** The texts of the interface language. */
export function useTexts(): Locale {
  return useSpeech().texts
}

function useSpeech(): Speech {
  const speech = useContext(SpeechContext)
  if (!speech) throw new Error('no language around this component')
  return speech
}
