import './core/components'
import './core/fonts.css'
import './core/global.css'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { keptEntries } from './core/kept'

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)

// Notes from before this page was loaded: they are sent on whatever page one comes back to.
if (keptEntries().length > 0) void import('./activities/door-notes')
