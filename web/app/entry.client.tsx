import { windowStore } from '@portal/client/storage'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadSurroundings } from './core/frame/surroundings'
import { currentLanguage } from './core/language'
import { watchForMissingParts } from './core/reload'
import { loadTexts } from './core/texts'
import { watchHistory } from './core/unheard-back'

const [{ listen }] = await Promise.all([
  loadSurroundings(document.documentElement.dataset.site === 'phone' ? 'phone' : 'desktop'),
  loadTexts(currentLanguage()),
])
watchForMissingParts()
watchHistory()
listen?.()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

// Drafts from before this page was loaded are not left to the next person, whatever page is open.
if (windowStore.read('draftsLastUse')) void import('./ui/wizard/idle-drafts')
