import { isLanguage, type Language } from '@portal/contract/language'
import { useEffect } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { currentLanguage, storedLanguage, storeLanguage, wantedLanguage } from '../language'
import { loadTexts, texts } from '../texts'
import { toast } from '../toasts'

/** Stores the visitor's choice and shows the whole interface in it, without a reload (S08). */
export function useLanguageChoice(): (language: Language) => Promise<void> {
  const show = useShowLanguage()
  return async (language) => {
    storeLanguage(language)
    await show(language)
  }
}

/**
 * Settles the language at the first page of a visit (S09): `?lang=` in the address decides this page, and is
 * remembered unless the visitor has chosen before; otherwise a page that was kept in another language changes.
 */
export function useFirstLanguage(): void {
  const show = useShowLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit, whatever changes later
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('lang')
    const stored = storedLanguage()
    const first = stored ?? (isLanguage(asked) ? asked : null)
    if (first) storeLanguage(first)
    if (!isLanguage(asked) && wantedLanguage() !== currentLanguage()) show(wantedLanguage())
  }, [])
}

function useShowLanguage(): (language: Language) => Promise<void> {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return async (language) => {
    try {
      await loadTexts(language)
    } catch {
      toast(texts().errors.network, 'error')
      return
    }
    document.documentElement.lang = language
    const withoutLang = addressWithoutLang()
    if (withoutLang) await navigate(withoutLang, { replace: true, preventScrollReset: true })
    else await revalidate()
  }
}

/** The page's address without `?lang=`, which would contradict the choice; null when it is not there. */
function addressWithoutLang(): string | null {
  const url = new URL(location.href)
  if (!url.searchParams.has('lang')) return null
  url.searchParams.delete('lang')
  return url.pathname + url.search + url.hash
}
