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

/** Shorter texts would find half of the agency. */
const shortestSearch = 2

/** The command palette: pages and actions by name, and a search for whatever else is typed, which stays out of the address. */
export function Palette() {
  const texts = useShellTexts()
  const session = useSession()
  const navigate = useNavigate()
  const offered = useOfferedActions()
  const changeLanguage = useChangeLanguage()
  const [query, setQuery] = useShown('palette', '')
  // A locked screen has none.
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
      // What was typed stands in their names, so the palette's filter leaves them in.
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
      // The frame has it, from the first moment on.
      shortcut={null}
      nothingFound={texts.nothingFound}
      searchProps={{ placeholder: texts.findHint, 'aria-label': texts.findHint }}
      lockScroll={false}
      overlayProps={{ blur: 0 }}
      // Who types at once after the keys would lose letters to a fading in.
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': texts.find } }}
      scrollable
      maxHeight="60vh"
    />
  )
}
