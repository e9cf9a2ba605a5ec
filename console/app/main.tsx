import './core/components'
import './core/fonts.css'
import './core/global.css'
import { guardSecondClicks } from '@portal/client/second-click'
import { deviceStore, unsentPrefix } from '@portal/client/storage'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { showDensity } from './core/density'
import { followOtherTabs } from './core/session'

guardSecondClicks()

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)

followOtherTabs()
showDensity()

// Sends the notes that an earlier visit could not, whatever page is open; those of releases before December 2026 have another key.
if ([unsentPrefix, 'staffKept:'].some((prefix) => deviceStore.keys(prefix).length > 0))
  void import('./activities/send-notes')
