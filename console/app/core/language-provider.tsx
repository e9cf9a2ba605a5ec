import type { Language } from '@portal/contract/language'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { currentLanguage, isTranslated, storeLanguage } from './language'
import { readAgain } from './query'
import { changeTexts, LanguageContext } from './texts'

const ChangeContext = createContext<(language: Language) => Promise<void>>(async () => {})

/** Gives the language to everything below, and the function that changes it in place: nothing that was typed is lost. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(currentLanguage)
  const change = async (chosen: Language) => {
    // A translator has taken over the text of this document, and would leave it as it is.
    if (isTranslated()) {
      storeLanguage(chosen)
      const address = new URL(location.href)
      address.searchParams.delete('lang')
      return address.href === location.href ? location.reload() : location.replace(address)
    }
    await changeTexts(chosen)
    storeLanguage(chosen)
    setLanguage(chosen)
    // Answers hold texts in the language that they were asked for in.
    await readAgain()
  }
  return (
    <ChangeContext value={change}>
      <LanguageContext value={language}>{children}</LanguageContext>
    </ChangeContext>
  )
}

/** The function that changes the interface language. */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  return useContext(ChangeContext)
}
