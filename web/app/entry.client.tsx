import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadSurroundings } from './core/frame/surroundings'
import { currentLanguage } from './core/language'
import { loadTexts } from './core/texts'

await Promise.all([
  loadTexts(currentLanguage()),
  loadSurroundings(document.documentElement.dataset.site === 'phone' ? 'phone' : 'desktop'),
])
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
