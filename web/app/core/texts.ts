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

/** Loads a language's texts, including those of the pages visited so far; the browser caches each file. */
export async function loadTexts(language: Language): Promise<Locale> {
  coming = language
  const [locale] = await Promise.all([importers[language](), ...domains.map((load) => load(language))])
  loaded.set(language, locale)
  return locale
}

/** The language that the interface is about to switch to; a domain that arrives meanwhile needs it too. */
let coming: Language | undefined

const domains: ((language: Language) => Promise<void>)[] = []

/**
 * Loads the texts of one domain, which are bundled with its pages only. A module that awaits this at its top level can
 * use them at once: in all languages on the server, in the current one in the browser. A change of language loads the
 * new one first.
 * @param files the domain's file of each language, with the texts as its only export
 * @returns a function that returns the texts of a language, and a hook for those of the interface language
 */
export async function domainTexts<M extends object>(files: Record<string, () => Promise<unknown>>) {
  const known = new Map<Language, M[keyof M]>()
  const load = async (language: Language) => {
    for (const [path, fetchFile] of Object.entries(files))
      if (path.includes(`/${language}/`)) known.set(language, Object.values((await fetchFile()) as M)[0])
  }
  const inLanguage = (language: Language) => wordsIn(known, language)
  domains.push(load)
  await Promise.all([...(import.meta.env.SSR ? languages : inUse())].map(load))
  return [inLanguage, () => inLanguage(useLanguage())] as const
}

/** The languages that a part of the page may be shown in now: the one before a switch stays until the pages of the new one have come. */
function inUse(): Set<Language> {
  const current = currentLanguage()
  return new Set([...loaded.keys(), current, coming ?? current])
}

/**
 * The texts of a loaded language; by default the current interface language (browser only).
 * @throws Error when they have not been loaded
 */
export function texts(language: Language = currentLanguage()): Locale {
  return wordsIn(loaded, language)
}

function wordsIn<T>(known: Map<Language, T>, language: Language): T {
  const words = known.get(language)
  if (!words) throw new Error(`the texts of ${language} are not loaded`)
  return words
}

export interface LanguageState {
  language: Language
  texts: Locale
}

export const LanguageContext = createContext<LanguageState | null>(null)

/** The current interface language. */
export function useLanguage(): Language {
  return useLanguageState().language
}

/** The texts of the interface language. */
export function useTexts(): Locale {
  return useLanguageState().texts
}

function useLanguageState(): LanguageState {
  const languageState = useContext(LanguageContext)
  if (!languageState) throw new Error('no language around this component')
  return languageState
}
