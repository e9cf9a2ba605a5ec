import { oldestBrowsers } from '@portal/client/oldest-browsers'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { generateScopedName, keepSheets } from './class-names.ts'
import { hoverOnly } from './hover-only.ts'
import { inlineScripts } from './inline-scripts.ts'
import { moduleLists, readModuleLists } from './module-lists.ts'
import { serviceWorker } from './service-worker.ts'
import { sharedSheet } from './shared-sheet.ts'

/** Parts of domains that the home page shares with their lists: by themselves a dozen files of a kilobyte each. */
const cards = ['activities/activity-card', 'feedback/review-card', 'company/office-map', 'company/office-links']
/** Styles of the home page that stand beside its own in the sheet of every page, so that no other delays its first paint (docs/decisions/0033). */
const cardStyles = ['content/card', 'content/pills', 'ui/phrases', 'ui/rating', ...cards]
/** What stands in the place of a page behind the login: as a sheet of its own it would hold up the way to each of them. */
const placeholderStyle = 'shell/waiting'

/** The way to the home page is the one most taken: its data is asked for without waiting for a script of its own. */
const homeLoader = 'home/home\\.tsx\\?route-chunk=clientLoader'
/** What a page calls the server with, the calls of the home page among them; the other schemas come with what calls them. */
const callers = [
  'web/app/lib/(api|use-call|retry-guard)',
  'contract/src/(contact-promise|file|files|ids|moments|paging|picture-path|spaced|text|time)',
  'contract/src/(activities|company|feedback)/public',
]

/** What buttons and forms send by, and how they look: each by itself would stand in the list of every page. */
const sending = [
  'client/src/use-send\\.ts',
  'web/app/ui/(notice|print-button)\\.tsx',
  'web/app/ui/(form/form|notice)\\.module\\.css',
]

const anyOf = (paths: string[]) => `(${paths.join('|')})`

// Few files compress better than many: what never changes between releases, what every page needs, what the home page shares with others,
// what sends to the server, what calls it. Each takes along what its modules import, and nothing else.
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'core',
    test: new RegExp(
      `web/app/(core/|root\\.tsx|${homeLoader}|home/.*\\.css|${anyOf([...cardStyles, placeholderStyle])}(\\.module)?\\.css)`,
    ),
  },
  { name: 'cards', test: new RegExp(`web/app/${anyOf(cards)}\\.tsx`) },
  { name: 'sending', test: new RegExp(anyOf(sending)) },
  { name: 'calls', test: new RegExp(`node_modules/zod/|${anyOf(callers)}\\.ts`) },
]

/** Class names and other constants stand where they are used, not in the script of the module that they are from. */
const optimization = { inlineConst: { mode: 'all', pass: 2 } } as const

/** What every page has loaded need not be in the lists of what a script imported later needs besides. */
const isNotEverywhere = (file: string) => !/\/(framework|core|rolldown-runtime)-[^/]*$/.test(file)

export default defineConfig({
  plugins: [
    inlineScripts(),
    keepSheets(),
    reactRouter(),
    sharedSheet('core'),
    moduleLists(),
    readModuleLists(),
    serviceWorker(),
  ],
  css: { modules: { generateScopedName }, postcss: { plugins: [hoverOnly()] } },
  build: {
    target: oldestBrowsers,
    modulePreload: { resolveDependencies: (_, files) => files.filter(isNotEverywhere) },
    // On a busy machine the bundler blames plugins for the time; a build says nothing but errors.
    rollupOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: { build: { rollupOptions: { optimization, output: { codeSplitting: { groups } } } } },
    // Part of the bundle, so that an installed portal has it once.
    ssr: { resolve: { noExternal: ['react-hook-form'] } },
  },
})
