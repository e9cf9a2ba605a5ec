import type { Page } from '@playwright/test'
import type { UserType } from '@portal/contract/accounts/session-user'
import { type Language, languages } from '@portal/contract/language'
import { everyAddress } from '../server/test/setup/addresses'
import { tabsOf } from '../web/app/me/tabs'
import { applyOnline } from './setup/applications'
import { submitReview } from './setup/feedback-pages'
import { logInAsNew } from './setup/own-account'
import { axeFaults } from './setup/page-check'
import {
  cutText,
  headFaults,
  hiddenFocus,
  hiddenStates,
  overlappingText,
  smallTargets,
  smallText,
} from './setup/page-faults'
import { applyState, everyState, type State } from './setup/page-states'
import { expect, open, test } from './setup/test'

/** Whether to test every page in every language and state, as `npm run audit:pages` does; its value may filter the paths. */
const whole = process.env.AUDIT_PAGES !== undefined
const wanted = process.env.AUDIT_PAGES ?? ''

const visitorPaths = everyAddress.flatMap(({ path, guarded }) => (guarded ? [] : [path]))
const guardedPaths = everyAddress.flatMap(({ path, guarded }) => (guarded ? [path] : []))
const tabPaths = (userType: UserType) =>
  tabsOf(userType, 'profile').flatMap((tab) => (tab === 'profile' ? [] : [`/user/index?tab=${tab}`]))

const readers = {
  visitor: { paths: visitorPaths, enter: async () => {} },
  patient: { paths: ['/', ...guardedPaths, ...tabPaths('patient')], enter: logInAsPatient },
  caregiver: {
    paths: ['/', '/services', '/user/index', ...tabPaths('caregiver')],
    enter: async (page: Page) => {
      await logInAsNew(page, 'caregiver')
    },
  },
}
type Reader = keyof typeof readers

test.setTimeout(0)
test.use({ expectedErrors: /./ })

if (whole)
  for (const reader of Object.keys(readers) as Reader[])
    for (const language of languages)
      test(`every page for a ${reader} in ${language}`, ({ page }) => expectHolds(page, reader, language))

interface Visit {
  path: string
  language: Language
}

async function expectHolds(page: Page, reader: Reader, language: Language) {
  const { paths, enter } = readers[reader]
  await enter(page)
  const titles = new Map<string, string>()
  const faults: string[] = []
  for (const path of paths.filter((one) => one.includes(wanted))) {
    const visit = { path, language }
    await goTo(page, visit)
    faults.push(...(await page.evaluate(headFaults)).map((fault) => `${path} [${visit.language}] ${fault}`))
    faults.push(...(await sameTitle(page, visit, titles)))
    for (const state of everyState) faults.push(...(await faultsIn(page, visit, state)))
  }
  test.info().annotations.push(...faults.map((description) => ({ type: 'fault', description })))
  expect(faults).toEqual([])
}

async function goTo(page: Page, { path, language }: Visit) {
  await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
  await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveCount(0)
}

/** Reports a title that another page has: browser tabs would look the same. Variants of one page may share a title. */
async function sameTitle(page: Page, { path, language }: Visit, titles: Map<string, string>): Promise<string[]> {
  const own = path.replace(/\?.*/, '')
  const title = `${language} ${await page.title()}`
  const other = titles.get(title) ?? own
  titles.set(title, own)
  return other === own ? [] : [`${path} [${language}] has the title of ${other}`]
}

async function faultsIn(page: Page, { path, language }: Visit, state: State): Promise<string[]> {
  await applyState(page, state)
  await page.keyboard.press('Tab')
  // With forced colors, contrast is up to the user's own settings.
  const isOurs = { enabled: state.mode !== 'forced' }
  const found = [
    ...(await page.evaluate(cutText)),
    ...(await page.evaluate(overlappingText)),
    ...(state.mode === 'spaced' ? [] : await page.evaluate(smallText)),
    ...(await page.evaluate(smallTargets)),
    ...(state.mode === 'forced' ? await page.evaluate(hiddenStates) : []),
    ...(await page.evaluate(hiddenFocus)),
    ...(await axeFaults(page, { 'color-contrast': isOurs, 'color-contrast-enhanced': isOurs })),
  ]
  return found.map((fault) => `${path} [${language} ${state.width} ${state.mode}] ${fault}`)
}

/** Logs in a patient with an application and a review, so that the personal center is not empty. */
async function logInAsPatient(page: Page) {
  const account = await logInAsNew(page)
  await applyOnline(page, account)
  await submitReview(page.request, account, 'They come on time and cook what my mother likes.')
}
