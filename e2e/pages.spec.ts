import { devices } from '@playwright/test'
import { languages } from '@portal/contract/language'
import { scaleTimeout } from '../scripts/test/timeout'
import { type Crawl, expectPagesHold, type Site, type Visit } from './setup/page-crawl'
import { readers } from './setup/page-readers'
import { everyState, gateStates, hardStates, phoneStates } from './setup/page-states'
import { test } from './setup/test'
import { isWhole, represented } from './setup/whole'

/** Whether to test every page in every language and state, as `npm run audit:pages` does; its value may filter the paths. */
const whole = process.env.AUDIT_PAGES !== undefined
const wanted = process.env.AUDIT_PAGES ?? ''
const onPhone = process.env.SITE === 'phone'

test.setTimeout(scaleTimeout(whole ? 0 : 240_000))
test.use({ expectedErrors: whole ? /./ : undefined })

const { defaultBrowserType: _, ...phone } = devices['iPhone 13']
const names = Object.keys(readers) as (keyof typeof readers)[]

if (whole) everyPage(onPhone ? 'phone' : 'desktop')
else {
  if (!onPhone) {
    somePages('desktop', '', someStates, [''])
    test.describe('without the font', () => {
      test.use({ expectedErrors: /Failed to load resource/ })
      test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.abort()))
      somePages('desktop', '[USE-66] ', someStates, [''], () => represented(false))
    })
  }
  test.describe('on the phone site', () => {
    test.use(phone)
    // In two tests for time; that titles differ is checked on the desktop, where they are the same.
    somePages('phone', '[S12] ', someStateOfPhones, [' in even places', ' in odd places'])
  })
}

function everyPage(site: Site) {
  const states = site === 'phone' ? phoneStates : everyState
  for (const name of names)
    for (const language of languages)
      test(`every page for a ${name} in ${language}`, ({ page }) =>
        expectPagesHold(page, {
          site,
          reader: readers[name],
          again: true,
          isOpened: (path) => path.includes(wanted),
          visitOf: () => ({ language, states, axeStates: states }),
        }))
}

/** One test for each reader and part; `parts` names the parts that the pages are dealt to in turn. */
function somePages(
  site: Site,
  id: string,
  visitOf: Crawl['visitOf'],
  parts: readonly string[],
  detailsOf = (name: string, part: number) => represented(name === 'caregiver' && part === 0),
) {
  for (const name of names)
    for (const [part, which] of parts.entries())
      test(
        `${id}[AX-2] [AX-9] [AX-15] [AX-16] [AX-22] [AX-23] [AX-25] [USE-24] every page of a ${name}${which}, in some of the states, passes axe and has no cut, small, covered or faint parts`,
        detailsOf(name, part),
        ({ page }) => {
          // Of the pages of one test, the gate opens every second.
          const isTurn = (turn: number) => turn % (isWhole ? parts.length : 2) === part
          const isOpened = (path: string, turn: number) => isTurn(turn) && path.includes(wanted)
          return expectPagesHold(page, { site, reader: readers[name], again: false, isOpened, visitOf })
        },
      )
}

/** Each page takes its turn in a language and two states, so that every state occurs, and each with every language. */
function someStates(path: string, turn: number): Visit {
  const states = [turn * 4, turn * 4 + 7].flatMap((at) => gateStates[at % gateStates.length] ?? [])
  const language = languages[(turn + Math.floor(turn / gateStates.length)) % languages.length] ?? 'en'
  const hard = hardStates(path)
  const axeStates = [...states.slice(0, 1), ...hard.filter(({ mode }) => mode === 'normal')]
  return { language, states: [...states, ...hard], axeStates }
}

/** On the phone site, whose pages are the same in another frame, each page takes its turn in one state, every third with axe. */
function someStateOfPhones(_: string, turn: number): Visit {
  const states = phoneStates.slice((turn * 7) % phoneStates.length).slice(0, 1)
  const language = languages[(turn + Math.floor(turn / phoneStates.length)) % languages.length] ?? 'en'
  return { language, states, axeStates: turn % 3 === 0 ? states : [] }
}
