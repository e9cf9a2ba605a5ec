import './core/components'
import './core/fonts.css'
import './core/global.css'
import { guardSecondClicks } from '@portal/client/second-click'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { keptEntries } from './core/kept'
import { followOtherTabs } from './core/session'

guardSecondClicks()

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)

followOtherTabs()

// Notes from before this page was loaded: they are sent on whatever page one comes back to.
if (keptEntries().length > 0) void import('./activities/send-notes')
