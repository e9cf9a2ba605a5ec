import { type Language, languages } from '@portal/contract/language'
import { createContext, useContext } from 'react'
import { currentLanguage } from './language.ts'

const domains: ((language: Language) => Promise<void>)[] = []

/** Languages used by this document so far. Its parts switch one after another, so a domain that loads late needs the earlier ones too. */
const inUse = new Set<Language>()

/**
 * Loads the texts of one domain, which are bundled with its pages only. A module that awaits this at its top level can use them at once: in all
 * languages on the server, in the current one in the browser. A change of language loads the new one first.
 * @param files the domain's file of each language, with the texts as its only export
 * @returns a function that returns the texts of a language, by default the current one, and a hook for those of the interface language
 */
export async function domainTexts<M extends object>(files: Record<string, () => Promise<unknown>>) {
  const known = new Map<Language, M[keyof M]>()
  const load = async (language: Language) => {
    for (const [path, fetchFile] of Object.entries(files))
      if (path.includes(`/${language}/`)) known.set(language, Object.values((await fetchFile()) as M)[0])
  }
  const textsIn = (language = currentLanguage()) => loadedTexts(known, language)
  domains.push(load)
  await Promise.all([...(typeof document === 'undefined' ? languages : inUse.add(currentLanguage()))].map(load))
  return [textsIn, () => textsIn(useLanguage())] as const
}

/** Loads a language's texts of every domain that the document has used so far; the browser caches each file. */
export async function loadDomainTexts(language: Language): Promise<void> {
  inUse.add(language)
  await Promise.all(domains.map((load) => load(language)))
}

/** @throws Error when the texts of the language have not been loaded */
export function loadedTexts<T>(loaded: ReadonlyMap<Language, T>, language: Language): T {
  const texts = loaded.get(language)
  if (!texts) throw new Error(`the texts of ${language} are not loaded`)
  return texts
}

export const LanguageContext = createContext<Language>('en')

/** The interface language. */
export function useLanguage(): Language {
  return useContext(LanguageContext)
}
