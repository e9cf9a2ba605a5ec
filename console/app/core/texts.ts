import type { Language } from '@portal/contract/language'
import { createContext, useContext } from 'react'
import './start'
import { currentLanguage, markLanguage } from './language'

const domains: ((language: Language) => Promise<void>)[] = []

/**
 * The texts of one domain. A module that awaits this at its top level can use them at once, in the current language; a change of
 * language loads the new one first.
 * @param files the domain's file of each language, with the texts as its only export
 * @returns a function that returns the texts of the current language, and a hook for components
 */
export async function domainTexts<M extends object>(files: Record<string, () => Promise<unknown>>) {
  const known = new Map<Language, M[keyof M]>()
  const load = async (language: Language) => {
    for (const [path, fetchFile] of Object.entries(files))
      if (path.includes(`/${language}/`)) known.set(language, Object.values((await fetchFile()) as M)[0])
  }
  const wordsIn = (language: Language) => {
    const words = known.get(language)
    if (!words) throw new Error(`the texts of ${language} are not loaded`)
    return words
  }
  domains.push(load)
  await load(currentLanguage())
  return [() => wordsIn(currentLanguage()), () => wordsIn(useLanguage())] as const
}

/** Loads the texts of another language for every domain whose texts are in use, and shows the document in it. */
export async function changeTexts(language: Language): Promise<void> {
  await Promise.all(domains.map((load) => load(language)))
  markLanguage(language)
}

export const LanguageContext = createContext<Language>('en')

/** The current interface language. */
export function useLanguage(): Language {
  return useContext(LanguageContext)
}
