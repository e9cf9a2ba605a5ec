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

/** Fetches a language's texts, those of the pages seen so far too; the browser keeps each once fetched. */
export async function loadTexts(language: Language): Promise<Locale> {
  const [locale] = await Promise.all([importers[language](), ...domains.map((load) => load(language))])
  loaded.set(language, locale)
  return locale
}

const domains: ((language: Language) => Promise<void>)[] = []

/**
 * The texts of one domain, which come with its pages and not with every page. A module that awaits this at its top is ready when they
 * are: in all languages on the server, in the current one in the browser. A change of language fetches the new one first.
 * @param files the domain's file of each language, whose only export are the texts
 * @returns the texts of a language; the hook that gives those of the interface language
 */
export async function domainTexts<M extends object>(files: Record<string, () => Promise<unknown>>) {
  const known = new Map<Language, M[keyof M]>()
  const load = async (language: Language) => {
    for (const [path, fetchFile] of Object.entries(files))
      if (path.includes(`/${language}/`)) known.set(language, Object.values((await fetchFile()) as M)[0])
  }
  const inLanguage = (language: Language) => wordsIn(known, language)
  domains.push(load)
  await Promise.all((import.meta.env.SSR ? languages : [currentLanguage()]).map(load))
  return [inLanguage, () => inLanguage(useLanguage())] as const
}

/**
 * A loaded language's texts. The default is the interface's current one (browser only).
 * @throws Error when they were not loaded first.
 */
export function texts(language: Language = currentLanguage()): Locale {
  return wordsIn(loaded, language)
}

function wordsIn<T>(known: Map<Language, T>, language: Language): T {
  const words = known.get(language)
  if (!words) throw new Error(`the texts of ${language} are not loaded`)
  return words
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
