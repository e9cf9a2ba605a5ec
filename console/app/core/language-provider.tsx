import { currentLanguage, isTranslated, markLanguage, storeLanguage } from '@portal/client/language'
import { LanguageContext, loadDomainTexts } from '@portal/client/texts'
import type { Language } from '@portal/contract/language'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { isConnectionLost } from './connection'
import { readAgain } from './query'

const ChangeContext = createContext<(language: Language) => Promise<void>>(async () => {})

/** Provides the language and a function that changes it without a reload, so that unsaved input stays. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(currentLanguage)
  const change = async (chosen: Language) => {
    // A translation program would not translate the new texts of this document.
    if (isTranslated()) {
      // The browser would show its own error page; the shell says that the connection is lost.
      if (isConnectionLost()) return
      storeLanguage(chosen)
      const address = new URL(location.href)
      address.searchParams.delete('lang')
      return address.href === location.href ? location.reload() : location.replace(address)
    }
    await loadDomainTexts(chosen)
    markLanguage(chosen)
    storeLanguage(chosen)
    setLanguage(chosen)
    // Responses contain texts in the language of their request.
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
