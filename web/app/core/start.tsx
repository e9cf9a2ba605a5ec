import { currentLanguage } from '@portal/client/language'
import { windowStore } from '@portal/client/storage'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadSiteFrame } from './frame/site-frame'
import { nameEntry } from './frame/use-scroll-place'
import { watchForMissingParts } from './loading/reload'
import { watchHistory } from './loading/unheard-back'
import { loadTexts } from './texts'

/** Loads the dependencies of every page, and hydrates the document. */
export async function start(): Promise<void> {
  const [{ listen }] = await Promise.all([
    loadSiteFrame(document.documentElement.dataset.site === 'phone' ? 'phone' : 'desktop'),
    loadTexts(currentLanguage()),
  ])
  watchForMissingParts()
  watchHistory()
  nameEntry()
  listen?.()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
  // Drafts from before this page was loaded must not be left to the next person, whatever page is open.
  if (windowStore.read('draftsLastUse')) void import('../ui/wizard/idle-drafts')
}
