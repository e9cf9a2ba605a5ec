import { type Language, languages } from '@portal/contract/language'
import { createContext, useContext } from 'react'
import type { Locale } from '../locales/en'
import { currentLanguage } from './language'

const loaded = new Map<Language, Locale>()

const importers: Record<Language, () => Promise<Locale>> = {
  en: () => import('../locales/en').then((m) => m.en),
  'zh-CN': () => import('../locales/zh-CN').then((m) => m.zhCN),
  'zh-TW': () => import('../locales/zh-TW').then((m) => m.zhTW),
}

/** Fetches a language's texts, those of the pages seen so far too; each is fetched once. */
export async function loadTexts(language: Language): Promise<Locale> {
  const [locale] = await Promise.all([loadShared(language), ...domains.map((load) => load(language))])
  return locale
}

async function loadShared(language: Language): Promise<Locale> {
  const known = loaded.get(language)
  if (known) return known
  const locale = await importers[language]()
  loaded.set(language, locale)
  return locale
}

const domains: ((language: Language) => Promise<void>)[] = []

/**
 * The texts of one domain, which come with its pages and not with every page: a module that awaits this at its top is
 * ready when its texts are (all languages on the server, the current one in the browser). A change of language fetches
 * the new one first.
 */
export async function domainTexts<T>(fetchers: Record<Language, () => Promise<T>>): Promise<(language: Language) => T> {
  const known = new Map<Language, T>()
  const load = async (language: Language) => {
    if (!known.has(language)) known.set(language, await fetchers[language]())
  }
  domains.push(load)
  await Promise.all((import.meta.env.SSR ? languages : [currentLanguage()]).map(load))
  return (language) => {
    const words = known.get(language)
    if (!words) throw new Error(`the texts of ${language} are not loaded`)
    return words
  }
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
