import { Spotlight, type SpotlightActionGroupData, spotlight } from '@mantine/spotlight'
import { languageNames, languages } from '@portal/contract/language'
import { useNavigate } from 'react-router'
import { useChangeLanguage } from '../core/language-provider'
import { lock } from '../core/lock'
import { useOfferedActions } from '../core/page-actions'
import { leave } from '../core/saving/leaving'
import { useSession } from '../core/session'
import { useShown } from '../core/shown'
import { useShellTexts } from '../locales/shell'
import { showKeys } from './key-help'
import { pagesFor } from './pages'

export { spotlight }

/** Shorter texts would match too many records. */
const shortestSearch = 2

/** The command palette: pages and actions by name, and a search for any other text, which stays out of the URL. */
export function Palette() {
  const texts = useShellTexts()
  const session = useSession()
  const navigate = useNavigate()
  const offered = useOfferedActions()
  const changeLanguage = useChangeLanguage()
  const [query, setQuery] = useShown('palette', '')
  // No palette on a locked screen.
  if (!session?.token) return null
  const typed = query.trim()
  const pages = pagesFor(session.member)
  const actions: SpotlightActionGroupData[] = [
    {
      group: texts.goTo,
      actions: pages.map(({ name, path }) => ({
        id: path,
        label: texts.pages[name],
        onClick: () => navigate(path),
      })),
    },
    {
      group: texts.actions,
      actions: [
        ...offered.map(({ key, label, run }) => ({ id: `page ${key}`, label, onClick: run })),
        { id: 'lock', label: texts.lock, onClick: () => lock('asked') },
        { id: 'keys', label: texts.keys.open, onClick: showKeys },
        ...languages.map((language) => ({
          id: language,
          label: languageNames[language],
          keywords: [texts.language],
          onClick: () => void changeLanguage(language),
        })),
        { id: 'logout', label: texts.logout, onClick: () => void leave() },
      ],
    },
    {
      group: texts.searches,
      // Their labels contain the typed text, so the palette's filter keeps them.
      actions: (typed.length < shortestSearch ? [] : pages).flatMap(({ name, search }) =>
        search === undefined
          ? []
          : {
              id: `search ${name}`,
              label: texts.searchIn(typed, texts.pages[name]),
              onClick: () => navigate(search, { state: { search: typed } }),
            },
      ),
    },
  ]
  return (
    <Spotlight
      actions={actions}
      query={query}
      onQueryChange={setQuery}
      // The frame handles the shortcut, even before the palette has loaded.
      shortcut={null}
      nothingFound={texts.nothingFound}
      searchProps={{ placeholder: texts.findHint, 'aria-label': texts.findHint }}
      lockScroll={false}
      overlayProps={{ blur: 0 }}
      // A fade-in would lose letters that are typed right after the shortcut.
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': texts.find } }}
      scrollable
      maxHeight="60vh"
    />
  )
}
