import type { Page } from '@playwright/test'
import type { UserType } from '@portal/contract/accounts/session-user'
import { register as signUp } from '@portal/contract/activities/own'
import { type Language, languages } from '@portal/contract/language'
import { scaleTimeout } from '../scripts/test/timeout'
import { everyAddress } from '../server/test/setup/addresses'
import { tabsOf } from '../web/app/me/tabs'
import { idOf } from './setup/activity-pages'
import { call } from './setup/api'
import { applyOnline } from './setup/applications'
import { submitReview } from './setup/feedback-pages'
import { logInAsNew } from './setup/own-account'
import { type Screen, screens } from './setup/page-check'
import { faultsOfPressing, refuseWrites, watchCalls } from './setup/pressing'
import { expect, open, test } from './setup/test'
import { represented } from './setup/whole'

/** Whether to run every language and screen, as `npm run audit:pressing` does. */
const whole = process.env.AUDIT_PRESSING !== undefined

const pathsOf = (guarded: boolean) => everyAddress.flatMap((one) => (one.guarded === guarded ? [one.path] : []))
const tabPaths = (userType: UserType) => tabsOf(userType).map((tab) => `/user/index?tab=${tab}`)
const readers = {
  visitor: { paths: pathsOf(false), enter: async () => {} },
  patient: { paths: [...pathsOf(true), ...tabPaths('patient')], enter: logInAsPatient },
  caregiver: {
    paths: tabPaths('caregiver'),
    enter: async (page: Page) => {
      await logInAsNew(page, 'caregiver')
    },
  },
}

test.use({ expectedErrors: /Failed to load resource|net::ERR/, contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(scaleTimeout(whole ? 0 : 180_000))

for (const language of whole ? languages : ['zh-TW' as const])
  for (const screen of whole ? (['desktop', 'phone'] as const) : ['desktop' as const])
    for (const reader of Object.keys(readers) as (keyof typeof readers)[])
      test(
        `[USE-2] [USE-3] [AX-4] whatever a ${reader} presses, the layout does not shift, the focus stays and changes are announced, in ${language} on a ${screen}`,
        represented(whole || reader === 'caregiver'),
        ({ page }) => pressAll(page, reader, language, screen),
      )

async function pressAll(page: Page, reader: keyof typeof readers, language: Language, screen: Screen) {
  const { paths, enter } = readers[reader]
  const rest = watchCalls(page)
  const maxOfAKind = whole ? 2 : 1
  await enter(page)
  await page.setViewportSize(screens[screen])
  await page.addInitScript(() => Object.assign(window, { print: () => {} }))
  await refuseWrites(page)
  // Pictures and fonts are not needed to press controls.
  await page.route(/^[^?]*\/(media|fonts|assets)\/[^?]*\.(avif|webp|jpg|png|mp4|woff2)/, (route) => route.abort())
  const faults: string[] = []
  for (const [turn, path] of paths.entries()) {
    await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0)
    const roots =
      turn === paths.length - 1 ? ['main', 'header fieldset, header nav > ul > li > div', 'aside'] : ['main']
    for (const root of roots)
      faults.push(...(await faultsOfPressing(page, { root, maxOfAKind, rest })).map((fault) => `${path}: ${fault}`))
  }
  expect(faults).toEqual([])
}

/** Logs in a patient with an application, a sign-up and a review, so that the personal center has controls to press. */
async function logInAsPatient(page: Page) {
  const account = await logInAsNew(page)
  await applyOnline(page, account)
  await submitReview(page.request, account, 'They come on time and cook what my mother likes.')
  await call(
    page.request,
    signUp,
    { activityId: await idOf(page.request, 'tai chi'), waitIfFull: true, remind: false },
    account,
  )
}
