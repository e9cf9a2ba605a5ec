import { type Language, languages } from '@portal/contract/language'
import { scaleTimeout } from '../scripts/test/timeout'
import { keepBusy } from './setup/double-click'
import { caregiverJourney, documentsJourney } from './setup/journeys/caregiver'
import { coordinatorJourney } from './setup/journeys/coordinator'
import { patientJourney } from './setup/journeys/patient'
import { relativeJourney } from './setup/journeys/relative'
import { trainingJourney } from './setup/journeys/training'
import { doubleClickEverything } from './setup/keyboard'
import { onPhone, test } from './setup/test'
import { represented, whole } from './setup/whole'

/** Whether to run every journey in every language, as `npm run audit:journeys` does. */
const inEveryLanguage = process.env.AUDIT_JOURNEYS !== undefined

const journeys = {
  '[A04] [W06] [W03] a patient registers, has the card checked and applies with documents': {
    language: 'zh-TW',
    go: patientJourney,
  },
  '[A01] [F06] [F09] a relative finds an activity, signs up and writes a review': {
    language: 'zh-CN',
    go: relativeJourney,
  },
  '[A09] [A05] a caregiver sets a new password and submits documents': { language: 'en', go: caregiverJourney },
  '[T01] [T02] [T03] [T04] a caregiver watches a training, takes the exam, signs and gets the certificate': {
    language: 'zh-CN',
    go: trainingJourney,
  },
} as const

/** The phones of the phone site on which they are run; on the desktop site, the browser's own size. */
const screens = onPhone
  ? [
      { width: 390, height: 844 },
      { width: 360, height: 740 },
      { width: 844, height: 390 },
    ]
  : [undefined]
const nameOf = (screen: (typeof screens)[number]) => (screen ? ` on a phone of ${screen.width}×${screen.height}` : '')

test.use({ expectedErrors: /Failed to load resource|net::ERR/, contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(scaleTimeout(inEveryLanguage ? 300_000 : 120_000))

for (const [title, { language: own, go }] of Object.entries(journeys))
  for (const screen of screens)
    for (const language of inEveryLanguage ? languages : [own as Language])
      test(
        `${title} by keyboard alone, with every response lost once and every button pressed twice, in ${language}${nameOf(screen)}`,
        represented(go === relativeJourney),
        async ({ page }) => {
          if (screen) await page.setViewportSize(screen)
          // Without a `filechooser` listener, the browser opens its own file dialogs; registering one takes a moment.
          page.on('filechooser', () => {})
          await go(page, language)
        },
      )

const byDoubleClick = {
  '[A04] [W06] [W03] a patient registers, has the card checked and applies with documents': patientJourney,
  '[A01] [F06] [F09] a relative finds an activity, signs up and writes a review': relativeJourney,
  '[A05] a caregiver logs in and submits documents': documentsJourney,
  '[T01] [T02] [T03] [T04] a caregiver watches a training, takes the exam, signs and gets the certificate':
    trainingJourney,
}

for (const [title, go] of Object.entries(byDoubleClick))
  for (const pace of ['an idle', 'a busy'])
    test(
      `[USE-47] [BUG-18] ${title} by double clicks alone on ${pace} page, with every response lost once`,
      whole,
      async ({ page }) => {
        doubleClickEverything(page)
        if (pace === 'a busy') await keepBusy(page)
        await go(page, 'zh-TW')
      },
    )

for (const pace of ['an idle', 'a busy'])
  test(
    `[USE-47] [BUG-18] a coordinator records a call, replies, requests a document and changes the progress by double clicks alone on ${pace} page @desktop`,
    represented(pace === 'a busy'),
    async ({ page }) => {
      if (pace === 'a busy') await keepBusy(page)
      await coordinatorJourney(page)
    },
  )
