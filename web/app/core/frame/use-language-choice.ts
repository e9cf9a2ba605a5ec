import {
  currentLanguage,
  isTranslated,
  keepForVisit,
  markLanguage,
  renewCookie,
  storeLanguage,
  wantedLanguage,
} from '@portal/client/language'
import { isLanguage, type Language } from '@portal/contract/language'
import { useEffect } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { isReachable } from '../loading/reload'
import { pageUrl } from '../site'
import { loadTexts, texts } from '../texts'
import { toast } from '../toasts'
import { inPlace } from './use-scroll-place'

/** Stores the selected language and switches the whole interface to it without a reload (S08). */
export function useLanguageChoice(): (language: Language) => Promise<void> {
  const show = useShowLanguage()
  return async (language) => {
    storeLanguage(language)
    await show(language)
  }
}

/**
 * Determines the language of the first page of a visit (S09). `?lang=` applies to this visit only; a stored selection stays. Otherwise, a
 * page that came in another language, from a cache or by the cookie, switches.
 */
export function useFirstLanguage(): void {
  const show = useShowLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit, whatever changes later
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get('lang')
    renewCookie()
    if (isLanguage(asked)) keepForVisit(asked)
    else if (wantedLanguage() !== currentLanguage()) show(wantedLanguage())
  }, [])
}

function useShowLanguage(): (language: Language) => Promise<void> {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return async (language) => {
    // A translator would not update the parts that it has already replaced.
    if (isTranslated()) return openIn(language)
    try {
      await loadTexts(language)
    } catch {
      await canReach()
      return
    }
    markLanguage(language)
    const withoutLang = addressWithoutLang()
    if (withoutLang) await navigate(withoutLang, { replace: true, state: inPlace })
    else await revalidate()
    if (isTranslated()) await openIn(language)
  }
}

/** Whether the portal responds; says so if it does not. */
async function canReach(): Promise<boolean> {
  const isThere = await isReachable()
  if (!isThere) toast(texts().errors.network, 'error')
  return isThere
}

/** Reloads the page in a language, unless the browser would show its own error page instead. */
async function openIn(language: Language): Promise<void> {
  if (!(await canReach())) return
  const url = new URL(location.href)
  url.searchParams.set('lang', language)
  location.replace(url)
}

/** The URL without `?lang=`, which would override the selection; null when there is no `?lang=`. */
function addressWithoutLang(): string | null {
  const url = pageUrl(location.href)
  if (!url.searchParams.has('lang')) return null
  url.searchParams.delete('lang')
  return url.pathname + url.search + url.hash
}
